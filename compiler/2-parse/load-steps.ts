import type {BootSection, LiteralPath, LoadRole, LoadStep, SourceFile} from '../model.ts'
import type {Prose} from '../prose.ts'
import {withinRange} from '../within-range.ts'
import {opensWithCondition, opensWithOrder, statedRole} from './load-words.ts'
import {type Statement, statementsIn} from './statements.ts'

/**
 * The steps of the Loading sections: what a reader is told to read before any task, for some tasks, and otherwise (Leji §4
 * asks for all three and leaves the wording free). The grammar that this reads stands in `content/system/boot-profile.md`.
 */
export function loadSteps(
  {text}: SourceFile,
  parts: readonly BootSection[],
  prose: Prose,
  paths: readonly LiteralPath[],
): readonly LoadStep[] {
  return parts
    .filter(({topic}) => topic === 'loading')
    .flatMap((part) => {
      const statements = statementsIn(text, prose, part.contentStart, part.end)
      const reader = roleReader(statedRole(part.heading))
      return statements.flatMap((statement) => {
        const role = reader(readStatement(text, prose, paths, statement))
        return role ? [{role, start: statement.start, end: statement.end}] : []
      })
    })
}

interface Reading extends Statement {
  /** The words, code spans blanked. */
  readonly words: string
  /** The words before the first path or the first colon, whichever is first. */
  readonly opening: string
  readonly opensWithPath: boolean
  readonly leads: boolean
  readonly loads: boolean
}

function readStatement(text: string, prose: Prose, paths: readonly LiteralPath[], statement: Statement): Reading {
  const {start, end} = statement
  const marker = statement.form === 'item' ? (/^(?:[-*+]|\d+[.)])\s+/.exec(text.slice(start, end))?.[0].length ?? 0) : 0
  const from = start + marker
  // Destinations of links are no words either: `[terms](otherwise.md)` states nothing.
  const words = prose.text
    .slice(from, end)
    .replace(/\]\([^()\s]*\)/g, (destination) => ' '.repeat(destination.length))
    .replaceAll('\0', ' ')
  const first = Math.min(
    ...withinRange(paths, from, end).map((path) => path.start - from),
    ...[...text.slice(from, end).matchAll(/\]\(/g)].map((match) => match.index),
    Number.POSITIVE_INFINITY,
  )
  const colon = words.indexOf(':')
  const opening = words.slice(0, Math.min(first, colon < 0 ? words.length : colon, words.length))
  return {
    ...statement,
    words: words.replace(/\s+/g, ' ').trim(),
    opening: opening.replace(/[`*_[\]]/g, '').trim(),
    opensWithPath: first <= 3,
    leads: /:(?:\*\*|__)?$/.test(text.slice(start, end).trimEnd()),
    loads: first !== Number.POSITIVE_INFINITY,
  }
}

/** Gives the statements of one section their roles, one after another; undefined for what tells nobody to read. */
function roleReader(ofSection: LoadRole | undefined): (reading: Reading) => LoadRole | undefined {
  let ofHeading = ofSection
  let leads: readonly {readonly role: LoadRole; readonly depth: number}[] = []

  return (reading) => {
    if (reading.form === 'heading') {
      ofHeading = statedRole(reading.words) ?? ofSection
      leads = []
      return undefined
    }
    if (reading.form === 'sentence') {
      const role =
        sentenceRole(reading) ?? (reading.loads || reading.leads || ofHeading === 'fallback' ? ofHeading : undefined)
      leads = role && (reading.leads || !reading.loads) ? [{role, depth: -1}] : []
      return role && (reading.loads || (role === 'fallback' && !reading.leads)) ? role : undefined
    }
    if (reading.form === 'row') return rowRole(reading, ofHeading)
    leads = leads.filter(({depth}) => depth < reading.depth)
    const role = itemRole(reading, leads.at(-1)?.role ?? ofHeading)
    if (role) leads = [...leads, {role, depth: reading.depth}]
    return reading.leads && !reading.loads ? undefined : role
  }
}

function sentenceRole({words, loads}: Reading): LoadRole | undefined {
  const stated = statedRole(words)
  if (stated) return stated
  if (!loads) return undefined
  if (opensWithCondition(words) || /\p{L}\?/u.test(words)) return 'task'
  return opensWithOrder(words)
    ? /\s(?:for|when|if|while|para|cuando|si)\s/iu.test(words)
      ? 'task'
      : 'first'
    : undefined
}

/** What is listed under "before any task" is read before any task, whatever else its words say. */
function itemRole(
  {opening, opensWithPath, words, leads, loads}: Reading,
  inherited: LoadRole | undefined,
): LoadRole | undefined {
  if (inherited === 'first')
    return opensWithCondition(opening) || statedRole(opening) === 'fallback' ? (statedRole(opening) ?? 'task') : 'first'
  const stated = opensWithPath ? undefined : statedRole(opening)
  if (stated) return stated
  if (inherited) return inherited
  if (opensWithPath) return statedRole(words) ?? 'first'
  return loads || leads ? (statedRole(words) ?? 'task') : undefined
}

function rowRole({opening, words, loads}: Reading, inherited: LoadRole | undefined): LoadRole | undefined {
  const firstCell = words.replace(/^\|/, '').split('|', 1)[0] ?? opening
  return statedRole(firstCell) ?? (loads ? (inherited ?? 'task') : undefined)
}
