import {memorySource} from '../1-read/memory.ts'
import type {SourceFile} from '../model.ts'

/** One file as the source would hand it over. */
export function sourceFile(text: string | Uint8Array, path = 'docs/file.md'): SourceFile {
  const file = memorySource({[path]: text}).tree.file(path)
  if (!file) throw new Error(`no file ${path}`)
  return file
}
