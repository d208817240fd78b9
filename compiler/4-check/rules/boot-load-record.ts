import type {GovernedDocument, LoadTarget, ResolvedLoadStep, Rule} from '../../model.ts'
import {bootProfileReading} from '../example-layer.ts'

/** Words by which a step says that what it names is dated evidence, English and Spanish. */
const dated =
  /\b(?:records?|decisions?|dated|histor(?:y|ical)|archives?d?|past|evidence|as of|superseded|minutes|reports?)\b|(?<!\p{L})(?:registros?|decision(?:es)?|decisión|fechad[ao]s?|histori\p{L}*|históric\p{L}*|archiv\p{L}*|evidencia|actas?|informes?)(?!\p{L})/iu

export const bootLoadRecord = {
  id: 'boot-load-record',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §3.5',
  summary: 'The boot profile sends an agent to a record as if it told how things are now.',
  why: 'A record was true on its day and is never corrected; an agent that takes it for the present works on old facts.',
  mend: 'Name a document that is kept true, or say in the same line that it is a record and of what.',
  example: {
    bad: {
      'docs/boot-profile.md': bootProfileReading(
        'Read `docs/domain/terms.md` and `docs/decisions/0001-sell-by-weight.md` before any task.',
      ),
    },
    good: {
      'docs/boot-profile.md': bootProfileReading(
        'Read `docs/domain/terms.md` before any task, and the decision `docs/decisions/0001-sell-by-weight.md`.',
      ),
    },
  },
  check({layer: {boot}, resolved}, report) {
    if (!boot || !resolved?.load) return
    const {file} = boot.document
    for (const step of resolved.load.steps) {
      if (dated.test(wordsOf(file.text, step))) continue
      for (const target of step.targets) {
        const records = recordsOf(target, step)
        const [record] = records
        if (!record) continue
        const {literal, start, end} = target
        const what =
          target.kind === 'file'
            ? `\`${literal.written}\` is a record${dateOf(record)}`
            : `\`${literal.written}\` holds ${records.length} ${records.length === 1 ? 'record' : 'records'}, such as \`${record.document.path}\`${dateOf(record)}`
        report({
          rule: 'boot-load-record',
          path: file.path,
          construct: literal.written,
          message: `${what}, and the boot profile does not say so.`,
          hint: 'Name a document that is kept true, or write "record" in the same line.',
          place: {file, start, end},
          related: record.selector.place
            ? [{message: 'listed here', path: record.selector.indexFile, place: record.selector.place}]
            : [],
        })
      }
    }
  },
} satisfies Rule

/** A step without its paths, whose names state nothing: `docs/decisions/` is no word of the writer's. */
function wordsOf(text: string, {start, end}: ResolvedLoadStep): string {
  return text.slice(start, end).replace(/`[^`]*`|\]\([^)\s]*\)/g, ' ')
}

/** Behind a task, decisions are where one looks for reasons; the folder of decisions has a rule of its own. */
function recordsOf({kind, documents}: LoadTarget, {role}: ResolvedLoadStep): readonly GovernedDocument[] {
  const records = documents.filter((one) => one.kind === 'record')
  return role === 'first' && kind === 'file' ? records : records.filter(({category}) => category !== 'decisions')
}

function dateOf({date}: GovernedDocument): string {
  return date === null ? '' : ` of ${date}`
}
