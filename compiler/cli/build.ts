import {type BuildOptions, type BuildResult, build} from '../build.ts'
import type {ArtifactKind} from '../model.ts'
import {type BuildMode, buildReport} from './build-report.ts'
import {type Command, type Invocation, UsageError} from './command.ts'
import {findingsText} from './findings.ts'
import {compileOptions} from './options.ts'
import {pathFromRoot} from './root.ts'
import {stopwatch} from './timing.ts'

const kinds: readonly ArtifactKind[] = ['shims', 'index', 'hooks', 'site', 'llms']

/** `lejic build` */
export const buildCommand: Command = {
  name: 'build',
  operands: [],
  flags: [
    {name: 'only', value: 'KINDS', choices: kinds, many: 'comma', help: 'build these kinds and leave the others alone'},
    {name: 'out', value: 'DIR', help: 'output folder from the root, in place of `out` in lejic.yaml (default: out)'},
    {
      name: 'check',
      help: 'write nothing; exit 1 when a committed file is missing or stale (site and llms count when --only names them)',
    },
    {name: 'dry-run', help: 'write nothing; list what would change'},
    {name: 'keep-going', help: 'write what the errors leave whole; still exit 1'},
    {name: 'force', help: 'replace files that lejic did not write; each stays beside its new form as a backup'},
    {name: 'no-cache', help: 'render and compare every page anew'},
    {name: 'no-plugins', help: 'leave the plugins of lejic.yaml out'},
    {name: 'timing', help: 'how long each stage took'},
    {name: 'watch', later: true, help: 'build again when a file changes'},
  ],
  about:
    'Compiles the layer into host shims and the context index, which are committed, and the site with llms.txt, which are not. ' +
    'An error in the layer stops it before anything is written. A build that changes nothing writes nothing.',
  examples: [
    {line: 'lejic build', help: 'everything'},
    {line: 'lejic build --only shims,index', help: 'what is committed'},
    {line: 'lejic build --check', help: 'as a gate: is what is committed up to date?'},
  ],
  async run(invocation) {
    const {flags, progress} = invocation
    const mode = flags.has('check') ? 'check' : flags.has('dry-run') ? 'dry-run' : 'write'
    const timing = stopwatch()
    const result = await build(invocation.root, {
      ...compileOptions(invocation),
      ...chosen(invocation),
      check: mode === 'check',
      dryRun: mode === 'dry-run',
      keepGoing: flags.has('keep-going'),
      force: flags.has('force'),
      cache: !flags.has('no-cache'),
      stage: (name) => {
        timing.start(name)
        progress(name)
      },
      progress: (stage, done, total) => {
        if (stage === 'write') progress(`${done} of ${total} files`)
      },
    })
    const stages = flags.has('timing') ? timing.stop() : undefined
    const {exit, diagnostics, artifacts, stats, refusal} = result
    return {
      exit,
      findings: diagnostics,
      json: {artifacts, stats, ...(stages ? {timing: stages} : {})},
      ...(refusal ? {refusal} : {}),
      text: () =>
        (diagnostics.length > 0 ? `${findingsText(diagnostics, invocation)}\n` : '') +
        (isReported(result, mode, invocation.quiet) ? buildReport(result, mode) : '') +
        (stages ?? []).map(({stage, ms}) => `  ${stage.padEnd(10)} ${ms.toFixed(1).padStart(9)} ms\n`).join(''),
    }
  },
}

/** `--only` and `--out` where they were given. */
function chosen(invocation: Invocation): Pick<BuildOptions, 'only' | 'out'> {
  const {flags} = invocation
  if (flags.has('check') && flags.has('dry-run')) {
    throw new UsageError('`--check` and `--dry-run` are two questions.', 'Give one of them.')
  }
  const only = kinds.filter((kind) => flags.values('only').includes(kind))
  const out = flags.value('out')
  return {...(only.length > 0 ? {only} : {}), ...(out === undefined ? {} : {out: outFolder(out, invocation.root)})}
}

/** The output folder from the root, like `out` in lejic.yaml, which it stands in for; an absolute one is turned into that. */
function outFolder(written: string, root: string): string {
  const path = pathFromRoot(root, root, written)
  const refuse = (why: string) =>
    new UsageError(
      `The output folder \`${written}\` ${why}.`,
      'Name a folder of its own below the root, for example `out`.',
    )
  if (path === undefined) throw refuse('lies outside the root')
  if (path === '') throw refuse('is the root itself')
  if (path === '.git' || path.startsWith('.git/')) throw refuse('lies in a folder that is not for outputs')
  return path
}

/** Quiet leaves out what needs nobody; a stale file under `--check` needs somebody and is no finding. */
function isReported({exit, refusal}: BuildResult, mode: BuildMode, quiet: boolean): boolean {
  return refusal === undefined && (!quiet || (mode === 'check' && exit === 1))
}
