import {displayWidth} from '../diagnostics/display-width.ts'
import {visibleText} from '../diagnostics/visible-text.ts'

/** A cell, and how it is painted once its text is known to be harmless. */
export type Cell = string | {readonly text: string; readonly paint: (text: string) => string}

/**
 * Rows with their columns lined up, each behind `indent` and ended by a line break. Control and bidi characters in names
 * are made visible.
 */
export function table(rows: readonly (readonly Cell[])[], indent = ''): string {
  const shown = rows.map((row) => row.map((cell) => visibleText(typeof cell === 'string' ? cell : cell.text)))
  const widths: number[] = []
  for (const row of shown) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell))
  }
  return rows
    .map((row, at) => {
      const line = row.map((cell, column) => {
        const text = shown[at]?.[column] ?? ''
        const gap = ' '.repeat((widths[column] ?? 0) - displayWidth(text))
        return (typeof cell === 'string' ? text : cell.paint(text)) + gap
      })
      return `${indent}${line.join('  ').trimEnd()}\n`
    })
    .join('')
}
