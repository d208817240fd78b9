import {openSource} from '../1-read/disk.ts'
import {baseLayer} from '../4-check/example-layer.ts'
import {ruleById, rules} from '../4-check/index.ts'
import {nearestFile} from '../4-check/nearest-file.ts'
import {didYouMean} from '../diagnostics/suggestion.ts'
import {examine} from '../examine.ts'
import type {ExampleTree, Rule} from '../model.ts'
import {pretty} from '../report/pretty.ts'
import {rulePage} from '../report/rule-page.ts'
import {type Answer, type Command, type Invocation, UsageError} from './command.ts'
import {exampleFindings} from './example-findings.ts'
import {describeDocument, explainDocument} from './explain-document.ts'
import {describeFolder, explainFolder} from './explain-folder.ts'
import {compileOptions} from './options.ts'
import {pathFromRoot} from './root.ts'

/** `lejic explain RULE` and `lejic explain PATH`; a word that is both is the rule, `./word` the path. */
export const explain: Command = {
  name: 'explain',
  operands: [
    {name: 'RULE|PATH', required: true, help: 'a rule as findings name it, or a file (from the working folder)'},
  ],
  flags: [],
  about:
    'Explains a rule: what it means, why it matters, how to mend it, with an example. Or a document: its category and kind, ' +
    'the line of which list put it there and which other lines lost, and the profiles and decisions that concern it.',
  examples: [
    {line: 'lejic explain link-unresolved', help: 'a rule'},
    {line: 'lejic explain docs/system/overview.md', help: 'a document'},
  ],
  async run(invocation) {
    const [operand = ''] = invocation.operands
    const rule = ruleById.get(operand)
    if (rule) {
      const {id, severity, origin, source, summary, why, mend, example} = rule
      const {bad, good, since, ...rest} = example
      const shown = {
        bad: portable(bad),
        good: portable(good),
        ...rest,
        ...(since === undefined ? {} : {since: portable(since)}),
      }
      const json = {rule: {id, severity, origin, source: source ?? null, summary, why, mend, example: shown}}
      return {exit: 0, findings: [], json, text: () => ruleText(rule, invocation)}
    }
    return explainPath(operand, invocation)
  },
}

/** An example's files as JSON can hold them: those that are no text in base64. */
function portable(tree: ExampleTree): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(tree).map(([path, entry]) => [
      path,
      entry instanceof Uint8Array ? {base64: Buffer.from(entry).toString('base64')} : entry,
    ]),
  )
}

function ruleText(rule: Rule, {color, width}: Invocation): string {
  const [first] = exampleFindings(rule)
  const lines = first ? pretty([first], {color, width: width - 2, all: true, introduced: true}) : ''
  return rulePage(rule, baseLayer, {color, printed: lines})
}

function explainPath(operand: string, invocation: Invocation): Answer {
  const {root, cwd} = invocation
  const path = pathFromRoot(root, cwd, operand)
  if (path === undefined)
    throw new UsageError(`\`${operand}\` lies outside the layer’s folder.`, 'Name a file inside it.')
  const source = openSource(root)
  const kind = path === '' ? 'directory' : source.tree.kind(path)
  if (kind !== 'file' && kind !== 'directory') {
    const near = didYouMean(
      operand,
      rules.map(({id}) => id),
    )
    const result = examine(source, compileOptions(invocation))
    const file = nearestFile(result, path)
    throw new UsageError(
      kind === 'outside'
        ? `\`${operand}\` leads outside the layer’s folder.`
        : `\`${operand}\` is neither a rule nor a file here.`,
      near ??
        (file === undefined ? undefined : `Did you mean \`${file}\`?`) ??
        'Name a rule as findings write it, or a file from the working folder.',
    )
  }
  const {resolved, diagnostics} = examine(source, compileOptions(invocation))
  if (!resolved) {
    const faults = diagnostics.filter(({severity}) => severity === 'error')
    return {
      exit: 1,
      findings: faults,
      json: {document: null},
      text: () => 'The manifest did not load, so no document has a place yet; `lejic check` says why.\n',
    }
  }
  const findings = diagnostics.filter((one) => one.path === path || (one.path === `${path}/` && kind === 'directory'))
  if (kind === 'directory') {
    const folder = explainFolder(resolved, path)
    return {exit: 0, findings, json: {folder}, text: () => describeFolder(folder)}
  }
  const explanation = explainDocument(resolved, path)
  return {exit: 0, findings, json: {document: explanation}, text: () => describeDocument(explanation, findings)}
}
