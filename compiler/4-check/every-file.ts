import {compareBytes} from '../byte-order.ts'
import type {CheckContext, SourceFile} from '../model.ts'

const filesByContext = new WeakMap<CheckContext, readonly SourceFile[]>()

/** Every text file that the layer is made of, read already: manifest, settings, documents, index files, artifacts. */
export function everyFile(context: CheckContext): readonly SourceFile[] {
  const known = filesByContext.get(context)
  if (known) return known
  const {source, layer} = context
  const found = [
    layer.manifest?.json.file ?? source.tree.file('leji.json'),
    layer.settings.file,
    layer.storedIndex?.json?.file,
    layer.changelog?.json?.file,
    ...layer.indexFiles.map(({file}) => file),
    ...[...layer.documents.values()].map(({file}) => file),
  ]
  const byPath = new Map(found.flatMap((file) => (file ? [[file.path, file] as const] : [])))
  const files = [...byPath.values()].sort((a, b) => compareBytes(a.path, b.path))
  filesByContext.set(context, files)
  return files
}
