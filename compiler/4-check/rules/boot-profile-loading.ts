import {listed} from '../../diagnostics/listed.ts'
import type {BootSection, LoadRole, Place, Rule} from '../../model.ts'
import {bootProfileLoading as bootWith} from '../example-layer.ts'

const wanted: readonly {readonly role: LoadRole; readonly what: string; readonly hint: string}[] = [
  {
    role: 'first',
    what: 'names nothing to read before any task',
    hint: 'Add a line such as "Read before any task:" with the literal paths under it.',
  },
  {
    role: 'task',
    what: 'sends no kind of task to a document',
    hint: 'Add a list such as "Load by task:" with lines like "- changing a price: `docs/prices.md`".',
  },
  {
    role: 'fallback',
    what: 'does not say what to read for a task that it does not name',
    hint: 'Add a sentence such as "Anything else: look the nouns up in the context index."',
  },
]

export const bootProfileLoading = {
  id: 'boot-profile-loading',
  severity: 'warning',
  origin: 'own',
  source: 'Leji 1.0 §4',
  summary:
    'The Loading section lacks what is read before any task, what each kind of task reads, or what the rest reads.',
  why: 'An agent whose task no line names reads everything or nothing.',
  mend: 'Say all three, with literal paths; lists, sentences, headings and tables are understood, in English and Spanish.',
  example: {
    bad: {'docs/boot-profile.md': bootWith('Read `docs/domain/terms.md` before any task.')},
    good: {
      'docs/boot-profile.md': bootWith(
        'Read before any task:\n\n- `docs/domain/terms.md`\n\nLoad by task:\n\n- asking why: the records in `docs/decisions/`\n\nAnything else: ask the owner.',
      ),
    },
  },
  check({layer: {boot}, resolved}, report) {
    const section = boot?.parts.find(({topic}) => topic === 'loading')
    if (!boot || !section || !resolved?.load) return
    const {steps} = resolved.load
    const has = (role: LoadRole): boolean =>
      steps.some((step) => step.role === role && (role !== 'first' || step.targets.length > 0))
    const missing = wanted.filter(({role}) => !has(role))
    const [first] = missing
    if (!first) return
    report({
      rule: 'boot-profile-loading',
      path: boot.document.path,
      message: `\`${section.heading}\` ${listed(missing.map(({what}) => what))}.`,
      hint: first.hint,
      place: headingPlace(section, boot.document.file),
    })
  },
} satisfies Rule

function headingPlace({start, contentStart}: BootSection, file: Place['file']): Place {
  return {file, start, end: start + file.text.slice(start, contentStart).trimEnd().length}
}
