import {visibleText} from '../diagnostics/visible-text.ts'
import {type FixOptions, fix, type Mend} from '../fix.ts'
import {plural} from '../report/counts.ts'
import {shownDiff, unifiedDiff} from '../report/diff.ts'
import type {Invocation} from './command.ts'

/** Runs `--fix`: what is left of the layer's findings, the changes for a program and for a person. */
export async function mend({root, flags, color, quiet}: Invocation, options: Omit<FixOptions, 'dryRun'>) {
  const dryRun = flags.has('dry-run')
  const {mends, left, result} = await fix(root, {...options, dryRun})
  const fixed = mends.map((one) => ({rule: one.rule, path: one.path, diff: diffOf(one)}))
  const text = () => {
    const files = new Set(fixed.map(({path}) => path)).size
    const parts = [
      ...fixed.map(({rule, diff}) => `${rule}\n${shownDiff(diff, {color})}`),
      ...left.map(({path, reason}) => `Left alone: \`${path}\`, ${reason.replace(/\.$/, '')}.\n`),
      files === 0
        ? 'Nothing to mend without a choice.\n'
        : `${dryRun ? 'Would mend' : 'Mended'} ${plural(files, 'file')}.\n`,
    ]
    return quiet ? '' : `${parts.join('\n')}\n`
  }
  /** A line for each change, for a log that is read by a program too. */
  const log = () =>
    fixed.map(({rule, path}) => `lejic: ${dryRun ? 'would mend' : 'mended'} ${visibleText(path)} (${rule})\n`).join('')
  return {result, log, json: {fixed, ...(left.length > 0 ? {left} : {}), ...(dryRun ? {dryRun} : {})}, text}
}

function diffOf({path, before, after}: Mend): string {
  const decode = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf-8')
  return unifiedDiff(path, before && decode(before), decode(after))
}
