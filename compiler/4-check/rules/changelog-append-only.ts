import type {JsonDocument, Place, Rule} from '../../model.ts'
import {breachOf, committedEntries, entriesOf} from '../changelog-history.ts'
import {changelogOf} from '../example-layer.ts'

export const changelogAppendOnly = {
  id: 'changelog-append-only',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §11',
  summary: 'An entry of the changelog was changed or removed since the last commit.',
  why: 'The changelog is evidence: what was approved must stay readable as it was approved.',
  mend: 'Bring the entry back as it was and add a new one; fold old entries into one `compaction` entry only.',
  example: {
    bad: {'docs/context-changelog.json': changelogOf({summary: 'Start the shop.'})},
    good: {'docs/context-changelog.json': changelogOf({}, {id: 'second', date: '2026-03-02', summary: 'Add prices.'})},
    head: {'docs/context-changelog.json': changelogOf({})},
  },
  check({source, layer}, report) {
    const json = layer.changelog?.json
    if (!json || json.value === undefined || !source.git.workTree) return
    const committed = source.git.fileAtHead(json.file.path)
    const fault = committed && breachOf(entriesOf(json.value), committedEntries(committed))
    if (!fault) return
    report({
      rule: 'changelog-append-only',
      path: json.file.path,
      message: fault.message,
      hint: fault.hint,
      place: placeOf(json, fault),
    })
  },
} satisfies Rule

function placeOf(json: JsonDocument, {index, key = 'id'}: {readonly index?: number; readonly key?: string}): Place {
  return index === undefined ? json.locate(['entries'], {key: true}) : json.locate(['entries', index, key])
}
