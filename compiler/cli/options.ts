import type {CompileOptions} from '../model.ts'
import {type Invocation, UsageError} from './command.ts'

/**
 * What every compiling command takes from the environment: `SOURCE_DATE_EPOCH` (whole seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/). Raises UsageError when it is something else.
 */
export function compileOptions({environment}: Pick<Invocation, 'environment'>): CompileOptions {
  const epoch = environment.SOURCE_DATE_EPOCH
  if (epoch === undefined || epoch === '') return {}
  if (!/^\d{1,12}$/.test(epoch)) {
    throw new UsageError(
      `\`SOURCE_DATE_EPOCH\` is \`${epoch}\`, which is no count of seconds.`,
      'Set it to whole seconds since 1970, or unset it.',
    )
  }
  return {sourceDateEpoch: Number(epoch)}
}
