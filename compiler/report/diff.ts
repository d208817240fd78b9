import {createTwoFilesPatch} from 'diff'
import {visibleText} from '../diagnostics/visible-text.ts'
import type {Path} from '../model.ts'
import {styleFor} from './style.ts'

/** Lines of context around a change. */
const context = 3
/** Columns of a line as shown to a person. */
const longestLine = 400

/** A unified diff of two texts as git writes one, with paths under `a/` and `b/`; `before` undefined for a new file. */
export function unifiedDiff(path: Path, before: string | undefined, after: string): string {
  const old = before === undefined ? '/dev/null' : `a/${path}`
  const patch = createTwoFilesPatch(old, `b/${path}`, before ?? '', after, undefined, undefined, {context})
  return patch.replace(/^=+\n/, '')
}

/** A unified diff for a person: control characters made visible, long lines cut, coloured where asked. */
export function shownDiff(diff: string, {color}: {readonly color: boolean}): string {
  const style = styleFor(color)
  const paint = (line: string) => {
    const text = line.split('\t').map(visibleText).join('\t')
    const shown = text.length > longestLine ? `${text.slice(0, longestLine)}…` : text
    if (/^(---|\+\+\+) /.test(line)) return style.strong(shown)
    if (line.startsWith('@@')) return style.severity('info', shown)
    if (line.startsWith('+')) return style.good(shown)
    return line.startsWith('-') ? style.severity('error', shown) : shown
  }
  return diff
    .split('\n')
    .map((line) => paint(line.replace(/\r$/, '')))
    .join('\n')
}
