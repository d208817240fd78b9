import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterEach} from 'vitest'
import {layOver} from '../4-check/example-layer.ts'
import type {ExampleTree} from '../model.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true})
})

/** The base layer on disk with a tree laid over it, in a folder that goes away with the test. */
export function onDisk(tree: ExampleTree): string {
  const folder = mkdtempSync(join(tmpdir(), 'lejic-layer-'))
  folders.push(folder)
  for (const [path, entry] of Object.entries(layOver(tree))) {
    mkdirSync(dirname(join(folder, path)), {recursive: true})
    if (typeof entry === 'string' || entry instanceof Uint8Array) writeFileSync(join(folder, path), entry)
    else if ('link' in entry) symlinkSync(entry.link, join(folder, path))
  }
  return folder
}
