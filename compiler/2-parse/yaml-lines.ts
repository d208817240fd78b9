/** A line of a block that holds `key: value`; `value` is cut of the space around it and starts at `start`. */
export interface Line {
  readonly text: string
  readonly start: number
  readonly key?: string
  readonly value: string
  readonly valueStart: number
}

/** The line that holds an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return readLine(text.slice(start, end < 0 ? text.length : end).replace(/\r$/, ''), start)
}

/** The line below another; undefined after the last. */
export function lineAfter(text: string, line: Line): Line | undefined {
  const end = text.indexOf('\n', line.start)
  return end < 0 ? undefined : lineAt(text, end + 1)
}

function readLine(text: string, start: number): Line {
  const match = /^([ \t]*(?:- +)*)([^\s#:'"[{][^:]*):(?:[ \t]+|$)/.exec(text)
  if (!match) return {text, start, value: text.trim(), valueStart: start}
  const value = text.slice(match[0].length).trim()
  return {text, start, key: match[2]?.trim() ?? '', value, valueStart: start + match[0].length}
}

/** The nearest key at or above a line. */
export function keyAbove(text: string, before: number): string | undefined {
  return lastLineThat(text.slice(0, before), (line) => line.key !== undefined)?.key
}

/** The last line with a key of which `holds` is true. */
export function lastLineThat(text: string, holds: (line: Line) => boolean): Line | undefined {
  let end = text.length
  while (end >= 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const line = readLine(text.slice(start, end).replace(/\r$/, ''), start)
    if (line.key !== undefined && holds(line)) return line
    if (start === 0) return undefined
    end = start - 1
  }
  return undefined
}

/** How many spaces and tabs a line begins with. */
export function indentOf({text}: Line): number {
  return text.length - text.trimStart().length
}

/** Where the value of a line stands. */
export function valueRange({value, valueStart}: Line): {start: number; end: number} {
  return {start: valueStart, end: valueStart + Math.max(value.length, 1)}
}

/** Where the text of a line stands, the space around it left out. */
export function textRange(line: Line): {start: number; end: number} {
  const {text, start} = line
  const indent = indentOf(line)
  return {start: start + indent, end: start + Math.max(text.trimEnd().length, indent + 1)}
}
