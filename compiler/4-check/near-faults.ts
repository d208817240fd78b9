import type {Rule} from '../model.ts'
import {recordedFaults} from './faults.ts'
import {nearestFile} from './nearest-file.ts'

/** Like `reportRecorded`, for faults about a path that does not exist: the hint asks for the nearest one that does. */
export function reportRecordedNear(rule: string): NonNullable<Rule['check']> {
  return (context, report) => {
    for (const fault of recordedFaults(context).get(rule) ?? []) {
      const wanted = fault.construct ?? fault.path
      const near = context.source.tree.kind(wanted) === 'absent' ? nearestFile(context, wanted) : undefined
      report(near === undefined ? fault : {...fault, hint: `Did you mean \`${near}\`?`})
    }
  }
}
