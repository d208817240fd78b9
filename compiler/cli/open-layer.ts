import {openSource} from '../1-read/disk.ts'
import {examine, understand} from '../examine.ts'
import type {ResolvedLayer} from '../model.ts'
import type {Answer, Invocation} from './command.ts'
import {findingsText} from './findings.ts'
import {compileOptions} from './options.ts'

/**
 * The layer as it stands, unjudged: for commands that answer although there are findings. Where the manifest does not
 * load there is no layer; then the answer is what a check says, exit 1, with `json` as the command's own keys.
 */
export function openLayer(
  invocation: Invocation,
  json: Readonly<Record<string, unknown>>,
): {readonly resolved: ResolvedLayer} | {readonly answer: Answer} {
  const source = openSource(invocation.root)
  const options = compileOptions(invocation)
  const {resolved} = understand(source, options)
  if (resolved) return {resolved}
  const {diagnostics} = examine(source, options)
  return {answer: {exit: 1, findings: diagnostics, json, text: () => findingsText(diagnostics, invocation)}}
}
