import type {Fault, ResolvedDecision, Rule, Since, TypedDocument} from '../../model.ts'
import {decisionRecord} from '../example-layer.ts'
import {pathNow} from '../moved-files.ts'

const openLate = ['id: open-late', 'title: Open late', 'date: 2026-04-01']

export const decisionImmutable = {
  id: 'decision-immutable',
  severity: 'error',
  origin: 'own',
  source: 'Leji 1.0 §7',
  summary: 'A published decision record was changed beyond its status, or removed.',
  why: 'A record says what was decided then and why; who rewrites it takes the reasons away from everything built on it.',
  mend: 'Bring it back as it was, and write a new record that supersedes it.',
  example: {
    since: {'docs/decisions/0002-open-late.md': decisionRecord(...openLate, 'status: accepted')},
    bad: {
      'docs/decisions/0002-open-late.md': decisionRecord(
        'id: open-late',
        'title: Open later',
        'date: 2026-04-01',
        'status: accepted',
      ),
    },
    good: {'docs/decisions/0002-open-late.md': decisionRecord(...openLate, 'status: deprecated')},
  },
  check({since, resolved}, report) {
    if (!since?.resolved || !resolved) return
    const byPath = new Map(resolved.decisions.map(({typed}) => [typed.document.path, typed]))
    const byId = new Map(resolved.decisions.map(({typed}) => [typed.raw?.id, typed]))
    for (const before of since.resolved.decisions.filter(isPublished)) {
      const {document, data} = before.typed
      const now = byPath.get(pathNow(since, document.path)) ?? byId.get(data?.id)
      const fault = now ? changed(before.typed, now, since) : removed(document.path, since)
      if (fault) report({rule: 'decision-immutable', ...fault})
    }
  },
} satisfies Rule

/** A proposal is still being written; everything else that parsed was decided by somebody. */
function isPublished({typed: {data}}: ResolvedDecision): boolean {
  return data !== undefined && data.status !== 'proposed'
}

function removed(path: string, {revision}: Since): Omit<Fault, 'rule'> {
  return {
    path,
    message: `The decision record was published at \`${revision.name}\` and is gone.`,
    hint: `Bring it back (\`git checkout ${revision.commit.slice(0, 12)} -- ${path}\`); deprecate or supersede it instead.`,
  }
}

/** What a later record may still change in an earlier one. */
const mayChange: ReadonlySet<string> = new Set(['status', 'supersededBy'])

function changed(
  before: TypedDocument<unknown>,
  now: TypedDocument<unknown>,
  {revision}: Since,
): Omit<Fault, 'rule'> | undefined {
  const {document, raw = {}} = now
  const fields = new Set([...Object.keys(before.raw ?? {}), ...Object.keys(raw)])
  const field = [...fields].find(
    (key) => !mayChange.has(key) && JSON.stringify(before.raw?.[key]) !== JSON.stringify(raw[key]),
  )
  const hint = 'Bring it back as it was; write a new record that supersedes this one.'
  if (field !== undefined) {
    return {
      path: document.path,
      message: `\`${field}\` of a published decision record differs from what it was at \`${revision.name}\`.`,
      hint,
      place: {file: document.file, ...document.frontmatter.locate([field], {key: !(field in raw)})},
    }
  }
  const then = withLineFeeds(before.document.body)
  const body = withLineFeeds(document.body)
  if (then === body) return undefined
  const at = firstDifference(then, body)
  const line = at + carriageReturnsBefore(document.body, at)
  const end = document.body.indexOf('\n', line)
  return {
    path: document.path,
    message: `The text of a published decision record differs from what it was at \`${revision.name}\`, first here.`,
    hint,
    place: {
      file: document.file,
      start: document.bodyStart + line,
      end: document.bodyStart + (end < 0 ? document.body.length : end),
    },
  }
}

function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** The start of the first line of `b` that is not as in `a`. */
function firstDifference(a: string, b: string): number {
  let start = 0
  for (let at = 0; at < b.length && a[at] === b[at]; at++) if (b[at] === '\n') start = at + 1
  return start
}

/** How many CRs stood before offset `at` of the text without them. */
function carriageReturnsBefore(text: string, at: number): number {
  let count = 0
  for (let plain = 0; plain < at; plain++) if (text.startsWith('\r\n', plain + count)) count++
  return count
}
