import {foldPath} from './6-emit/collisions.ts'
import type {Artifact, Fault, Layer, Path} from './model.ts'
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
  const source = sourcesOf(layer).find((file) => underPath(foldPath(file), foldPath(path)))
  if (source !== undefined) return refuse(`holds a source, \`${source}\``)
  const walked = walkedFolders(layer).find((folder) => isWalked(foldPath(path), foldPath(folder)))
  if (walked !== undefined) return refuse(`lies in \`${walked || '.'}\`, where documents are looked for`)
  return undefined
}

/**
 * One fault for each committed output whose path the layer itself is read from. Not even `--force` may write there: the
 * next build would find no layer any more.
 */
export function claimedSources(layer: Layer, artifacts: readonly Artifact[]): readonly Fault[] {
  const sources = new Map(structureOf(layer).map((path) => [foldPath(normalisePath(path) ?? path), path]))
  return artifacts.flatMap(({path, kind, ownership}): Fault[] => {
    const source = ownership === 'site' ? undefined : sources.get(foldPath(path))
    if (source === undefined) return []
    const what = kind === 'index' ? 'the context index' : 'a host file'
    const hint =
      kind === 'index'
        ? 'Set `machine.indexPath` in `leji.json` to a path of its own.'
        : 'Move the file and change what names it, or take the host out of `lejic.yaml`.'
    return [
      {
        rule: 'artifact-conflict',
        path,
        message: `\`${source}\` is what this layer is read from, so ${what} cannot be written there.`,
        hint,
      },
    ]
  })
}

/** The files that say what the layer is; documents only fill it. */
function structureOf({indexFiles, manifest}: Layer): readonly Path[] {
  const declared = manifest ? [manifest.bootProfilePath, manifest.machine.changelogPath] : []
  return ['leji.json', 'lejic.yaml', ...declared, ...indexFiles.map((file) => file.path)]
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
