import {execFileSync} from 'node:child_process'
import {lstatSync} from 'node:fs'
import {basename, join} from 'node:path'
import {readTemplates} from '../1-read/templates.ts'
import {compareBytes} from '../byte-order.ts'
import type {Host} from '../hosts/host.ts'
import {type Answer, type Command, type Invocation, UsageError} from './command.ts'
import {type CiResult, writeCi} from './init-ci.ts'
import {detectHosts, foreignFiles} from './init-hosts.ts'
import {appendIgnoreLines, type Written, writeNew} from './init-write.ts'

/** `lejic init`: the smallest layer that checks clean and builds, in words that a team can edit. */
export const init: Command = {
  name: 'init',
  operands: [],
  rootFrom: 'cwd',
  flags: [
    {
      name: 'ci',
      value: 'HOST',
      choices: ['github', 'gitlab'],
      help: 'also the job that checks the layer; in a layer that exists, that alone',
    },
  ],
  about:
    'Starts a context layer in the working folder: leji.json, a boot profile, lists of documents, first documents to edit, a ' +
    'decision record, an agent profile and lejic.yaml with the agent hosts that were found. Nothing is asked and no file is ' +
    'overwritten: what exists is listed and left. Ends with exit 2 when there is a leji.json already.',
  examples: [
    {line: 'lejic init && lejic build', help: 'a first layer and what is made from it'},
    {line: 'lejic init --ci github', help: 'with a workflow that checks it'},
  ],
  async run(invocation) {
    const {root} = invocation
    const ci = ciHosts.find((host) => host === invocation.flags.value('ci'))
    if (ci && exists(join(root, 'leji.json'))) return answerCi(writeCi(root, ci), invocation)
    if (exists(join(root, 'leji.json'))) {
      throw new UsageError(
        'There is a `leji.json` here already.',
        '`lejic check` says whether the layer is sound; `lejic build` compiles it.',
      )
    }
    const name = layerName(root)
    const owner = gitUserName(root) ?? `The ${name} team`
    const hosts = detectHosts(root)
    const files = layerFiles({name, owner, date: today(invocation), hosts})
    const job = ci && writeCi(root, ci)
    const written = together(writeNew(root, files), job)
    const ignored = appendIgnoreLines(root, ['/out/', '/.leji/'])
    const foreign = foreignFiles(root, hosts, bootProfilePath)
    return {
      exit: 0,
      findings: [],
      json: {name, owner, hosts: hosts.map(({id}) => id), ...written, ignored, foreign, ...todoOf(job)},
      text: () =>
        invocation.quiet
          ? ''
          : summary({name, owner, hosts, written, ignored, foreign}) + (job?.todo === undefined ? '' : `${job.todo}\n`),
    }
  },
}

const ciHosts = ['github', 'gitlab'] as const

function together(layer: Written, job: Written | undefined): Written {
  if (!job) return layer
  return {
    written: [...layer.written, ...job.written].sort(compareBytes),
    kept: [...layer.kept, ...job.kept].sort(compareBytes),
  }
}

/** Of a layer that exists: only the job. */
function answerCi(job: CiResult, {quiet}: Invocation): Answer {
  const {path, written, kept, todo} = job
  const done = kept.length > 0 ? `${path} exists and was left as it is.` : `Wrote ${path}.`
  return {
    exit: 0,
    findings: [],
    json: {written, kept, ...todoOf(job)},
    text: () => (quiet ? '' : [done, ...(todo === undefined ? [] : [todo]), ''].join('\n')),
  }
}

function todoOf(job: CiResult | undefined): Pick<CiResult, 'todo'> {
  return job?.todo === undefined ? {} : {todo: job.todo}
}

const bootProfilePath = 'docs/boot-profile.md'

interface Facts {
  readonly name: string
  readonly owner: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly hosts: readonly Host[]
}

/** Path to text of everything that a new layer consists of; the manifest last, so that a run that was cut off may be repeated. */
function layerFiles(facts: Facts): ReadonlyMap<string, string> {
  const values: Record<string, string> = {
    name: facts.name,
    owner: facts.owner,
    'owner:quoted': JSON.stringify(facts.owner),
    date: facts.date,
    schema: 'node_modules/lejic/schemas/lejic.schema.json',
    hosts: facts.hosts.map(({id}) => `  ${id}: {mode: redirect}`).join('\n'),
  }
  const prefix = 'init/'
  const files = [...readTemplates()]
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, text]): [string, string] => [path.slice(prefix.length), fill(text, values, path)])
    .sort(([a], [b]) => compareBytes(a, b))
  return new Map([...files, ['leji.json', `${JSON.stringify(manifest(facts), null, 2)}\n`]])
}

/** `{{key}}` becomes its value; an unknown key is a fault of the template. */
function fill(text: string, values: Readonly<Record<string, string>>, path: string): string {
  return text.replace(/\{\{([a-z:]+)\}\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`templates/${path} asks for the unknown value ${key}`)
    return value
  })
}

function manifest({name, owner}: Facts): unknown {
  return {
    $schema: 'https://leji.org/schemas/v1.0/context-manifest.schema.json',
    leji: '1.0',
    name,
    description: `What the team of ${name} knows about it, for people and agents`,
    rootPath: 'docs/',
    bootProfilePath,
    categories: {
      domain: {indexes: ['docs/context/domain.md']},
      system: {indexes: ['docs/context/system.md']},
      decisions: {indexes: ['docs/context/decisions.md']},
    },
    machine: {
      indexPath: 'docs/context-index.json',
      changelogPath: 'docs/context-changelog.json',
      agentProfilesPath: 'docs/agents/',
      decisionRecordsPath: 'docs/decisions/',
    },
    agents: {core: 'docs/agents/core.md'},
    owners: {primary: {name: owner}},
    conformance: {claimedLevel: 'core'},
  }
}

/** The folder's name with everything out of it that would be syntax in markdown or YAML. */
function layerName(root: string): string {
  return plainWords(basename(root)) || 'layer'
}

function plainWords(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N} ._'-]+/gu, '-').replace(/^[ ._'-]+|[ '-]+$/gu, '')
}

/** The owner of a layer is a person; git knows one here, or nobody does. */
function gitUserName(root: string): string | undefined {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: root,
      encoding: 'utf-8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return plainWords(name.trim()) || undefined
  } catch {
    return undefined
  }
}

/** In UTC, as Leji dates are (Leji §12); `SOURCE_DATE_EPOCH` makes the result repeatable. */
function today({environment}: Invocation): string {
  const epoch = Number(environment.SOURCE_DATE_EPOCH || Number.NaN)
  const moment = new Date(epoch * 1000)
  return (Number.isNaN(moment.getTime()) ? new Date() : moment).toISOString().slice(0, 10)
}

function exists(path: string): boolean {
  return lstatSync(path, {throwIfNoEntry: false}) !== undefined
}

function summary(parts: {
  readonly name: string
  readonly owner: string
  readonly hosts: readonly Host[]
  readonly written: Written
  readonly ignored: readonly string[]
  readonly foreign: readonly string[]
}): string {
  const {name, owner, hosts, written, ignored, foreign} = parts
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? [title, ...items.map((item) => `  ${item}`), ''] : []
  return [
    ...list('Written:', written.written),
    ...list('Left as they are, since they exist:', written.kept),
    ...list('Added to .gitignore:', ignored),
    ...list('Written by a person, and not replaced; move what they say into docs/, then delete them:', foreign),
    `Layer ${name}, owned by ${owner}, for the hosts ${hosts.map(({id}) => id).join(', ')}.`,
    'Change the first in leji.json, the hosts in lejic.yaml, and the words in docs/ to your own.',
    '',
    'Next: lejic check, then lejic build.',
    '',
  ].join('\n')
}
