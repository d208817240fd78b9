import {decodeFile} from '../1-read/bytes.ts'
import {appendToList, jsonStyle, parseJson, writeJson} from '../2-parse/json.ts'
import {violationsOf} from '../2-parse/schema.ts'
import {validateChangelog} from '../2-parse/validators.generated.js'
import {isEditable, withText} from '../diagnostics/edits.ts'
import type {ChangelogEntry, Path, SourceFile} from '../model.ts'
import {changelogOf, orderedEntry} from './entries.ts'

/** A changelog as its bytes hold it. */
export interface ReadChangelog {
  readonly file: SourceFile
  readonly entries: readonly ChangelogEntry[]
  readonly value: Readonly<Record<string, unknown>>
}

/** Reads a changelog to change it; undefined when it is not UTF-8, not JSON or not valid, so that nobody may touch it. */
export function readToEdit(path: Path, bytes: Uint8Array): ReadChangelog | undefined {
  const file = decodeFile(path, bytes)
  if (!isEditable(file)) return undefined
  const {value} = parseJson(file)
  if (violationsOf(validateChangelog, value).length > 0) return undefined
  const changelog = value as Readonly<Record<string, unknown>> & {readonly entries: readonly ChangelogEntry[]}
  return {file, entries: changelog.entries, value: changelog}
}

/** Why a new entry may not be written: one line for each thing that the schema refuses. */
export function faultsOf(entry: ChangelogEntry): readonly string[] {
  return violationsOf(validateChangelog, changelogOf([entry])).map(({message}) => message)
}

/** The bytes with one more entry at the end of the list; every other byte stays. */
export function withEntry({file}: ReadChangelog, entry: ChangelogEntry): Uint8Array {
  return withText(file, appendToList(file.text, ['entries'], orderedEntry(entry)))
}

/** The bytes with other entries, each in the order of keys that the specification asks for; the layout stays. */
export function withEntries({file, value}: ReadChangelog, entries: readonly ChangelogEntry[]): Uint8Array {
  return withText(file, writeJson({...value, entries: entries.map(orderedEntry)}, jsonStyle(file.text)))
}

/** A changelog that was not there before. */
export function newChangelog(entries: readonly ChangelogEntry[]): Uint8Array {
  return new TextEncoder().encode(writeJson(changelogOf(entries), jsonStyle('')))
}
