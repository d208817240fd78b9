import {type MemoryEntry, memorySource} from '../1-read/memory.ts'
import {parseBootProfile} from '../2-parse/boot-profile.ts'
import {parseDocument} from '../2-parse/document.ts'
import {readSelectors} from '../2-parse/selectors.ts'
import type {Document, Layer, Manifest, Path} from '../model.ts'
import {plainSettings} from './plain-settings.ts'

/**
 * A layer in which every markdown file is a known document, made without the assembly of stage 2: for tests of stage 3
 * alone. Decisions are not judged.
 */
export function layerOf(
  files: Readonly<Record<Path, MemoryEntry>>,
  manifest: Manifest,
  more: Partial<Layer> = {},
): Layer {
  const source = memorySource(files)
  const documents = new Map<Path, Document>()
  for (const path of Object.keys(files)) {
    const file = path.endsWith('.md') ? source.tree.file(path) : undefined
    if (file) documents.set(path, parseDocument(file))
  }
  const boot = documents.get(manifest.bootProfilePath)
  const {indexFiles, selectors, faults} = readSelectors(source.tree, manifest)
  return {
    source,
    settings: plainSettings,
    manifest,
    ...(boot && {boot: parseBootProfile(boot).boot}),
    indexFiles,
    selectors,
    documents,
    readmes: new Map(),
    profiles: [],
    parseDecision: (document) => {
      const {data} = document.frontmatter
      return {document, faults: [], ...(data && {raw: data})}
    },
    faults,
    ...more,
  }
}
