import {didYouMeanWithin} from '../diagnostics/suggestion.ts'
import type {DecisionData, Fault, Place, TypedDocument} from '../model.ts'
import {insertField} from './insert-field.ts'

type Decision = TypedDocument<DecisionData>
type DecisionsById = ReadonlyMap<string, Decision>

/** Decisions by id as written, valid or not; the first of several with one id counts. */
export function recordsById(records: readonly Decision[]): DecisionsById {
  const byId = new Map<string, Decision>()
  for (const record of records) {
    const id = text(record, 'id')
    if (id !== undefined && !byId.has(id)) byId.set(id, record)
  }
  return byId
}

/**
 * `decision-supersession`: both ends of every edge must agree, the older decision must say `superseded`, and no decision
 * may stand on a cycle (Leji §7). Frontmatter counts as written, whether or not it satisfies the schema.
 */
export function supersessionFaults(records: readonly Decision[], byId: DecisionsById): readonly Fault[] {
  const identified = records.filter((record) => text(record, 'id') !== undefined)
  const onCycle = idsOnCycles(byId)
  const isCertain = certainty(identified, onCycle)
  return [
    ...identified.flatMap((record) => edgeFaults(record, byId, isCertain)),
    ...identified.filter((record) => onCycle.has(text(record, 'id') ?? '')).map((record) => cycleFault(record, byId)),
  ]
}

function edgeFaults(record: Decision, byId: DecisionsById, isCertain: IsCertain): readonly Fault[] {
  const faults: Fault[] = []
  const id = text(record, 'id') ?? ''
  const status = text(record, 'status')
  const older = text(record, 'supersedes')
  const newer = text(record, 'supersededBy')
  if (newer !== undefined && status !== 'superseded') {
    const message = `This decision has \`supersededBy\`, but its status is ${named(status)}.`
    const hint = 'Set `status: superseded`, or take `supersededBy` away.'
    faults.push(fault(record, status === undefined ? 'supersededBy' : 'status', message, hint))
  }
  if (older !== undefined) faults.push(...olderFaults(record, id, older, byId, isCertain))
  if (newer !== undefined) {
    const successor = byId.get(newer)
    if (!successor) faults.push(unknown(record, 'supersededBy', newer, byId))
    else if (text(successor, 'supersedes') !== id) {
      const message = `This decision is superseded by \`${newer}\`, but that record does not say \`supersedes: ${id}\`.`
      const hint = `Add \`supersedes: ${id}\` to \`${successor.document.path}\`, or correct \`supersededBy\`.`
      faults.push({...fault(record, 'supersededBy', message, hint), related: [seeAlso(successor, 'supersedes')]})
    }
  }
  return faults
}

/** What `record` says about the decision that it supersedes; most of it is to be mended there. */
function olderFaults(
  record: Decision,
  id: string,
  older: string,
  byId: DecisionsById,
  isCertain: IsCertain,
): readonly Fault[] {
  const target = byId.get(older)
  if (!target) return [unknown(record, 'supersedes', older, byId)]
  const faults: Fault[] = []
  const related = [seeAlso(record, 'supersedes')]
  const status = text(target, 'status')
  if (status !== 'superseded') {
    const message = `This decision is superseded by \`${id}\`, but its status is ${named(status)}.`
    faults.push({...fault(target, 'status', message, 'Set `status: superseded`.'), related})
  }
  if (text(target, 'supersededBy') !== id) {
    const message = `This decision is superseded by \`${id}\`, but does not say so in \`supersededBy\`.`
    const lacksIt = target.raw !== undefined && !Object.hasOwn(target.raw, 'supersededBy')
    const edit =
      lacksIt && isCertain(older, id, text(record, 'status'))
        ? insertField(target.document, 'supersededBy', id)
        : undefined
    faults.push({
      ...fault(target, 'supersededBy', message, `Set \`supersededBy: ${id}\`.`),
      related,
      ...(edit && {edits: [edit]}),
    })
  }
  return faults
}

/**
 * Tells whether it is certain that a record lacks nothing but the word by what it is superseded: exactly one decision, one
 * that is in force, claims it, and no id is given twice.
 */
function certainty(records: readonly Decision[], onCycle: ReadonlySet<string>): IsCertain {
  const countOf = (field: string) => {
    const counts = new Map<string, number>()
    for (const record of records) {
      const value = text(record, field)
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }
  const [claims, ids] = [countOf('supersedes'), countOf('id')]
  return (older, newer, status) =>
    claims.get(older) === 1 &&
    ids.get(older) === 1 &&
    ids.get(newer) === 1 &&
    !onCycle.has(older) &&
    status !== undefined &&
    !['proposed', 'rejected'].includes(status)
}

type IsCertain = (older: string, newer: string, newerStatus: string | undefined) => boolean

/** Every record has at most one `supersedes` edge, so a walk that meets its own trail has found one whole cycle. */
function idsOnCycles(byId: DecisionsById): ReadonlySet<string> {
  const onCycle = new Set<string>()
  const done = new Set<string>()
  for (const start of byId.keys()) {
    const trail = new Map<string, number>()
    let id: string | undefined = start
    while (id !== undefined && byId.has(id) && !done.has(id) && !trail.has(id)) {
      trail.set(id, trail.size)
      id = text(byId.get(id), 'supersedes')
    }
    const entry = id === undefined ? undefined : trail.get(id)
    for (const [visited, position] of trail) {
      done.add(visited)
      if (entry !== undefined && position >= entry) onCycle.add(visited)
    }
  }
  return onCycle
}

function cycleFault(record: Decision, byId: DecisionsById): Fault {
  const message = `The decision \`${text(record, 'id')}\` supersedes itself in a circle.`
  const next = byId.get(text(record, 'supersedes') ?? '')
  return {
    ...fault(record, 'supersedes', message, 'Break the circle: a decision supersedes an older one only.'),
    ...(next && next !== record && {related: [{...seeAlso(next, 'supersedes'), message: 'the next of the circle'}]}),
  }
}

function unknown(record: Decision, field: string, id: string, byId: DecisionsById): Fault {
  const message = `No decision record has the id \`${id}\` that \`${field}\` names.`
  const others = (): string[] => [...byId.keys()].filter((one) => one !== text(record, 'id'))
  const hint = didYouMeanWithin(byId, id, others) ?? 'Name the id of a decision record, or take the field away.'
  return {...fault(record, field, message, hint), construct: id}
}

function fault(record: Decision, field: string, message: string, hint: string): Fault {
  const {path} = record.document
  return {rule: 'decision-supersession', path, message, place: placeOf(record, field), hint}
}

function seeAlso(record: Decision, field: string) {
  return {message: 'the other end', path: record.document.path, place: placeOf(record, field)}
}

/** The value of a field; where a record does not have it, that of the field that says the same half or names the record. */
function placeOf({document, raw}: Decision, field: string): Place {
  const {file, frontmatter} = document
  const present = [field, 'status', 'id'].find((name) => raw !== undefined && Object.hasOwn(raw, name))
  return {file, ...frontmatter.locate([present ?? field])}
}

function named(status: string | undefined): string {
  return status === undefined ? 'not set' : `\`${status}\``
}

/** A frontmatter field that is a string; any other value counts as absent. */
function text(record: Decision | undefined, field: string): string | undefined {
  const value = record?.raw?.[field]
  return typeof value === 'string' ? value : undefined
}
