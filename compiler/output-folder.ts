import type {Layer, Path} from './model.ts'
import {normalisePath, underPath} from './paths.ts'

/**
 * Why the output folder of the settings must not be written to; undefined when it may. It lies below the root, holds
 * no sources, and is not walked for documents, which would read the site's own twins as content.
 */
export function refusedOutput(layer: Layer): {readonly message: string; readonly hint: string} | undefined {
  const {out} = layer.settings
  const refuse = (why: string) => ({
    message: `The output folder \`${out}\` ${why}.`,
    hint: 'Set `out` in `lejic.yaml` (or `--out`) to a folder of its own below the root, for example `out`.',
  })
  const path = /^([/\\]|[A-Za-z]:)/.test(out) ? undefined : normalisePath(out)
  if (path === undefined) return refuse('lies outside the root')
  if (path === '') return refuse('is the root itself')
  if (path.split('/').some((part) => ['.git', '.leji'].includes(part.toLowerCase())))
    return refuse('lies in a folder that is not for outputs')
  const source = sourcesOf(layer).find((file) => underPath(file, path))
  if (source !== undefined) return refuse(`holds a source, \`${source}\``)
  const walked = walkedFolders(layer).find((folder) => isWalked(path, folder))
  if (walked !== undefined) return refuse(`lies in \`${walked || '.'}\`, where documents are looked for`)
  return undefined
}

function sourcesOf({documents, indexFiles, manifest}: Layer): readonly Path[] {
  const declared = manifest ? [manifest.bootProfilePath, manifest.machine.indexPath] : []
  return ['leji.json', 'lejic.yaml', ...declared, ...indexFiles.map((file) => file.path), ...documents.keys()]
}

function walkedFolders({selectors, manifest}: Layer): readonly Path[] {
  const folders = selectors.filter((selector) => selector.form === 'directory').map((selector) => selector.path)
  const machine = manifest ? [manifest.machine.agentProfilesPath, manifest.machine.decisionRecordsPath] : []
  return [...folders, ...machine].map((folder) => normalisePath(folder) ?? folder)
}

/** Whether the markdown walk (Leji §1.7) from `folder` would come to `path`. */
function isWalked(path: Path, folder: Path): boolean {
  if (!underPath(path, folder)) return false
  const below = folder === '' ? path : path.slice(folder.length + 1)
  return !below.split('/').some((part) => part.startsWith('.') || part === 'node_modules')
}
