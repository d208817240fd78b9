// Leji §3.1, §3.2 and §5 read a second time, straight from the text of the specification.

interface Block {
  /** 1-based line of the opening. */
  readonly at: number
  /** "" when the opening has none. */
  readonly token: string
  /** Body lines with their 1-based numbers. */
  readonly lines: readonly (readonly [at: number, text: string])[]
  readonly closed: boolean
}

/** The blocks of a tag (Leji §3.1): the first opening, its first closing, and so on from there. */
export function fences(text: string, tag: string): readonly Block[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const opens = new RegExp(`^[ \\t]*\`{3,}[ \\t]*${tag}(?:[ \\t]([\\s\\S]*))?$`)
  const blocks: Block[] = []
  for (let from = 0; ; ) {
    const open = lines.findIndex((line, index) => index >= from && opens.test(line))
    if (open < 0) return blocks
    const close = lines.findIndex((line, index) => index > open && /^[ \t]*`{3,}[ \t]*$/.test(line))
    const end = close < 0 ? lines.length : close
    blocks.push({
      at: open + 1,
      token: strip(opens.exec(lines[open] ?? '')?.[1] ?? ''),
      lines: lines.slice(open + 1, end).map((line, index) => [open + 2 + index, line]),
      closed: close >= 0,
    })
    from = end + 1
  }
}

function strip(text: string): string {
  return text.replace(/^[ \t]+/, '').replace(/[ \t]+$/, '')
}

interface ListedPaths {
  readonly entries: readonly (readonly [path: string, kind: string])[]
  /** 1-based lines of the errors, ascending; undefined for the error that belongs to the file. */
  readonly errors: readonly (number | undefined)[]
}

/** What a category index file lists (Leji §3.2). */
export function indexFile(text: string): ListedPaths {
  const blocks = fences(text, 'leji-index')
  if (blocks.length === 0) return {entries: [], errors: [undefined]}
  const entries: [string, string][] = []
  const errors: number[] = []
  for (const {at, token, lines, closed} of blocks) {
    if (!['', 'intent', 'record'].includes(token)) errors.push(at)
    if (!closed) errors.push(at)
    for (const [line, raw] of lines) {
      const content = strip(raw)
      if (content === '' || content.startsWith('#')) continue
      const written = /^-[ \t]+path:[ \t]+(.*)$/.exec(content)?.[1]
      const path = written === undefined ? undefined : strip(written.split(/[ \t]#/)[0] ?? '')
      const bad = path === undefined || path === '' || /^\/|(^|\/)\.\.(\/|$)|\\/.test(path)
      if (bad || entries.some(([listed]) => listed === path)) errors.push(line)
      else entries.push([path, token === 'record' ? 'record' : 'intent'])
    }
  }
  return {entries, errors: errors.sort((a, b) => a - b)}
}

interface ListedMounts {
  readonly entries: readonly Readonly<Record<string, string>>[]
  /** 1-based lines of the errors, ascending. */
  readonly errors: readonly number[]
  readonly sawBlock: boolean
}

const fields = ['owner', 'carries', 'read-when']

/** What the `leji-mounts` blocks of a boot profile say (Leji §5). */
export function mountBlocks(text: string): ListedMounts {
  const blocks = fences(text, 'leji-mounts')
  const entries: Record<string, string>[] = []
  const errors: number[] = []
  for (const {at, token, lines, closed} of blocks) {
    if (token !== '') errors.push(at)
    if (!closed) errors.push(at)
    // Everything before the first record, then one piece a record.
    const spoken = lines.filter(([, line]) => strip(line) !== '' && !strip(line).startsWith('#'))
    const starts = spoken.flatMap(([, line], index) => (/^- mount: /.test(line) ? [index] : []))
    errors.push(...spoken.slice(0, starts[0] ?? spoken.length).map(([line]) => line))
    starts.forEach((start, index) => {
      const record = readRecord(spoken.slice(start, starts[index + 1] ?? spoken.length))
      errors.push(...record.errors)
      if (record.errors.length === 0) entries.push(record.entry)
    })
  }
  return {entries, errors: errors.sort((a, b) => a - b), sawBlock: blocks.length > 0}
}

function readRecord(lines: Block['lines']): {entry: Record<string, string>; errors: readonly number[]} {
  const [[at, first] = [0, ''], ...rest] = lines
  const mount = first.slice('- mount: '.length)
  const entry: Record<string, string> = {mount}
  const errors = isValue(mount) ? [] : [at]
  for (const [line, content] of rest) {
    const [, key = '', value = ''] = /^ {2}([^ \t:]+): (.*)$/.exec(content) ?? []
    if (fields.includes(key) && !Object.hasOwn(entry, key) && isValue(value)) entry[key] = value
    else errors.push(line)
  }
  const missing = fields.filter((field) => !Object.hasOwn(entry, field))
  return {entry, errors: [...errors, ...missing.map(() => at)]}
}

/** Whether a name or a value fits on its line (Leji §5). */
export function isValue(text: string): boolean {
  return text !== '' && strip(text) === text && !/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(text)
}
