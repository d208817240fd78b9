import {committedEntries} from '../4-check/changelog-history.ts'
import {editFile} from '../6-emit/edit-file.ts'
import {type Compaction, compact, type FoldRule} from '../changelog/compaction.ts'
import {readToEdit, withEntries} from '../changelog/edit.ts'
import {changelogState} from './changelog-check.ts'
import {type Answer, type Invocation, UsageError} from './command.ts'
import {findingsText} from './findings.ts'
import {calendarDay, today} from './today.ts'

/** `lejic changelog compact` */
export async function compactChangelog(invocation: Invocation): Promise<Answer> {
  const rule = foldRule(invocation)
  const {result, findings} = changelogState(invocation, false)
  const {manifest} = result.layer
  const broken = findings.filter(({severity}) => severity === 'error')
  if (!manifest || broken.length > 0) {
    return {exit: 1, findings: broken, json: {}, text: () => findingsText(broken, invocation)}
  }
  const path = manifest.machine.changelogPath
  const head = result.source.git.workTree ? result.source.git.fileAtHead(path) : undefined
  const committed = head && committedEntries(head)
  let done: Compaction | undefined
  let kept = 0
  const outcome = await editFile(invocation.root, path, (before) => {
    const changelog = before && readToEdit(path, before)
    if (!before || !changelog)
      return {state: 'refused', message: `\`${path}\` cannot be folded.`, hint: 'See `lejic changelog check`.'}
    done = compact(changelog.entries, rule, today(invocation), path)
    kept = changelog.entries.length - (done?.folded.length ?? 0)
    if (!done) return before
    const fresh = committed && done.folded.find(({id}) => !committed.some((entry) => entry.id === id))
    if (fresh)
      return {
        state: 'refused',
        message: `The entry \`${fresh.id}\` is not committed yet, so nothing would show that it ever was.`,
        hint: 'Commit the changelog, then fold it.',
      }
    return withEntries(changelog, done.entries)
  })
  if (outcome.state === 'refused') return {exit: 2, findings: [], refusal: outcome, json: {}, text: () => ''}
  const folded = done?.folded.length ?? 0
  const note =
    folded === 0 ? 'Nothing to fold.' : `${folded} folded into one, ${kept} kept; the history of git has them all.`
  return {
    exit: 0,
    findings: [],
    json: {changelog: path, folded, kept, note},
    text: () => (invocation.quiet ? '' : `${note}\n`),
  }
}

function foldRule({flags}: Invocation): FoldRule {
  const keep = flags.value('keep')
  const before = flags.value('before')
  if (keep === undefined && before === undefined)
    throw new UsageError('Nothing says which entries are old.', 'Give `--keep N` or `--before DATE`.')
  if (keep !== undefined && !/^[1-9]\d{0,8}$/.test(keep))
    throw new UsageError(`\`${keep}\` is no number of entries to keep.`, 'Give a whole number from 1.')
  return {
    ...(keep === undefined ? {} : {keep: Number(keep)}),
    ...(before === undefined ? {} : {before: calendarDay(before, '--before')}),
  }
}
