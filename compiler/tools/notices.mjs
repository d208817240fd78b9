import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/**
 * Name, version and licence text of every package whose code esbuild put into a bundle. Their licences ask that the text
 * travels with the code.
 */
export function notices(root, metafiles) {
  const folders = new Set()
  for (const {outputs} of metafiles) {
    for (const {inputs} of Object.values(outputs)) {
      for (const [file, {bytesInOutput}] of Object.entries(inputs)) {
        const match = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)
        if (match && bytesInOutput > 0) folders.add(match[0])
      }
    }
  }
  const parts = [...folders].sort().map((folder) => {
    const {name, version, license} = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf-8'))
    const file = readdirSync(path.join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file
      ? readFileSync(path.join(root, folder, file), 'utf-8').trim()
      : 'The package carries no licence text.'
    return `${name} ${version} (${license})\n\n${text}\n`
  })
  return `lejic bundles the following packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}
