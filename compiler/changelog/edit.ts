import {decodeFile} from '../1-read/bytes.ts'
import {appendToList, jsonStyle, parseJson, writeJson} from '../2-parse/json.ts'
import {violationsOf} from '../2-parse/schema.ts'
import {validateChangelog} from '../2-parse/validators.generated.js'
import type {ChangelogEntry, Path} from '../model.ts'
import {changelogOf, orderedEntry} from './entries.ts'

/** A changelog as its bytes hold it. */
export interface ReadChangelog {
  readonly text: string
  readonly entries: readonly ChangelogEntry[]
  readonly value: Readonly<Record<string, unknown>>
  /** The byte order mark, which stays. */
  readonly mark: string
}

/** Reads a changelog to change it; undefined when it is not UTF-8, not JSON or not valid, so that nobody may touch it. */
export function readToEdit(path: Path, bytes: Uint8Array): ReadChangelog | undefined {
  const file = decodeFile(path, bytes)
  const {bom, invalidAt} = file.encoding
  if (bom === 'utf-16le' || bom === 'utf-16be' || invalidAt !== undefined) return undefined
  const {value} = parseJson(file)
  if (violationsOf(validateChangelog, value).length > 0) return undefined
  const changelog = value as Readonly<Record<string, unknown>> & {readonly entries: readonly ChangelogEntry[]}
  return {text: file.text, entries: changelog.entries, value: changelog, mark: bom === 'utf-8' ? '\ufeff' : ''}
}

/** Why a new entry may not be written: one line for each thing that the schema refuses. */
export function faultsOf(entry: ChangelogEntry): readonly string[] {
  return violationsOf(validateChangelog, changelogOf([entry])).map(({message}) => message)
}

/** The bytes with one more entry at the end of the list; every other byte stays. */
export function withEntry({text, mark}: ReadChangelog, entry: ChangelogEntry): Uint8Array {
  return encode(mark + appendToList(text, ['entries'], orderedEntry(entry)))
}

/** The bytes with other entries, each in the order of keys that the specification asks for; the layout stays. */
export function withEntries({text, value, mark}: ReadChangelog, entries: readonly ChangelogEntry[]): Uint8Array {
  return encode(mark + writeJson({...value, entries: entries.map(orderedEntry)}, jsonStyle(text)))
}

/** A changelog that was not there before. */
export function newChangelog(entries: readonly ChangelogEntry[]): Uint8Array {
  return encode(writeJson(changelogOf(entries), jsonStyle('')))
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
