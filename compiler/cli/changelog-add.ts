import {editFile} from '../6-emit/edit-file.ts'
import {faultsOf, newChangelog, readToEdit, withEntry} from '../changelog/edit.ts'
import {freeId, idFromSummary, orderedEntry, seedEntry} from '../changelog/entries.ts'
import type {ChangelogEntry} from '../model.ts'
import {wantedCategories} from './categories.ts'
import {changelogState} from './changelog-check.ts'
import {type Answer, type Invocation, UsageError} from './command.ts'
import {findingsText} from './findings.ts'
import {calendarDay, today} from './today.ts'

/** `lejic changelog add` */
export async function addEntry(invocation: Invocation): Promise<Answer> {
  const {flags, root, quiet} = invocation
  const seed = flags.has('seed')
  const wanted = seed ? undefined : entryOf(invocation)
  const {result, findings} = changelogState(invocation, false)
  const {manifest} = result.layer
  const broken = findings.filter(({rule, severity}) => severity === 'error' && rule !== 'changelog-required')
  if (!manifest || broken.length > 0) {
    return {exit: 1, findings: broken, json: {}, text: () => findingsText(broken, invocation)}
  }
  const path = manifest.machine.changelogPath
  const first = seedEntry(path, today(invocation), manifest.owners.primary.name)
  let added: readonly ChangelogEntry[] = []
  const outcome = await editFile(root, path, (before) => {
    if (!before) {
      added = [first, ...(wanted ? [withId(wanted, [first])] : [])]
      return newChangelog(added)
    }
    const changelog = readToEdit(path, before)
    if (!changelog)
      return {state: 'refused', message: `\`${path}\` cannot be added to.`, hint: 'See `lejic changelog check`.'}
    added = wanted ? [withId(wanted, changelog.entries)] : []
    const [entry] = added
    return entry ? withEntry(changelog, entry) : before
  })
  if (outcome.state === 'refused') {
    return {exit: 2, findings: [], refusal: outcome, json: {}, text: () => ''}
  }
  return {
    exit: 0,
    findings: [],
    json: {changelog: path, added: added.map(orderedEntry)},
    text: () => (quiet ? '' : report(path, added)),
  }
}

function report(path: string, added: readonly ChangelogEntry[]): string {
  if (added.length === 0) return `There is a changelog at ${path} already.\n`
  return added.map(({id}) => `added ${id} to ${path}\n`).join('')
}

type Wanted = Omit<ChangelogEntry, 'id'> & {readonly id?: string}

/** The entry that the flags describe. Raises `UsageError` for what the schema would refuse. */
function entryOf(invocation: Invocation): Wanted {
  const {flags} = invocation
  const summary = (flags.value('summary') ?? '').trim()
  if (summary === '') throw new UsageError('An entry needs a summary.', 'Say what changed: `--summary TEXT`.')
  const paths = flags.values('path')
  if (paths.length === 0) throw new UsageError('An entry names what changed.', 'Give a file or folder: `--path PATH`.')
  const date = flags.value('date')
  const id = flags.value('id')
  const decisionRefs = flags.values('decision')
  const categories = wantedCategories(flags.values('category'))
  const proposedBy = flags.value('proposed-by')
  const approvedBy = flags.value('approved-by')
  const entry: Wanted = {
    ...(id === undefined ? {} : {id}),
    date: date === undefined ? today(invocation) : calendarDay(date, '--date'),
    type: flags.value('type') ?? 'changed',
    summary,
    paths: [...new Set(paths)],
    ...(categories.length > 0 ? {categories} : {}),
    ...(decisionRefs.length > 0 ? {decisionRefs} : {}),
    ...(proposedBy === undefined ? {} : {proposedBy}),
    ...(approvedBy === undefined ? {} : {approvedBy}),
    ...(flags.has('breaking') ? {breaking: true} : {}),
  }
  const [fault] = faultsOf({...entry, id: id ?? 'some-id'})
  if (fault !== undefined)
    throw new UsageError(`The entry would not be valid: ${fault}`, 'See `lejic changelog --help`.')
  return entry
}

/** An id that is given must be free; one that is made up gets a number where it is not. */
function withId({id, ...entry}: Wanted, present: readonly ChangelogEntry[]): ChangelogEntry {
  const taken = new Set(present.map((one) => one.id))
  if (id !== undefined && taken.has(id))
    throw new UsageError(`The changelog has an entry \`${id}\` already.`, 'Ids are given once: choose another.')
  return {...entry, id: id ?? freeId(idFromSummary(entry.date, entry.summary), taken)}
}
