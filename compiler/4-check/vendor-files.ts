import {compareBytes} from '../byte-order.ts'
import type {CheckContext, Path, Settings, SourceFile} from '../model.ts'

/** The instruction files that hosts are known to read (Leji §9). */
export const wellKnownVendorFiles: readonly Path[] = [
  'CLAUDE.md',
  'AGENTS.md',
  'GEMINI.md',
  '.cursorrules',
  '.cursor/rules',
  '.windsurfrules',
  '.github/copilot-instructions.md',
]

/** The declared and well-known vendor files that exist inside the repository, in byte order. */
export function vendorFiles({source, layer}: CheckContext): readonly SourceFile[] {
  const paths = new Set([...wellKnownVendorFiles, ...(layer.manifest?.vendorAdapters ?? [])])
  return [...paths].sort(compareBytes).flatMap((path) => source.tree.file(path) ?? [])
}

/** True for the eleven bytes of `claude-code: {exact: true}`, which redirect through an import where people asked for it. */
export function isImportShim(file: SourceFile, {hosts}: Settings): boolean {
  return (
    file.path === 'CLAUDE.md' &&
    file.text === '@AGENTS.md\n' &&
    hosts.some(({id, exact}) => id === 'claude-code' && exact)
  )
}
