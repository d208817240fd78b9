import type {Rule} from '../model.ts'
import {caseMend} from './case-mend.ts'
import {recordedFaults} from './faults.ts'
import {nearestFile} from './nearest-file.ts'

/** Like `reportRecorded`, for faults about a path that does not exist: the hint asks for the nearest one that does. */
export function reportRecordedNear(rule: string): NonNullable<Rule['check']> {
  return (context, report) => {
    for (const fault of recordedFaults(context).get(rule) ?? []) {
      const wanted = fault.construct ?? fault.path
      const near = context.source.tree.kind(wanted) === 'absent' ? nearestFile(context, wanted) : undefined
      const place = fault.place ?? fault.related?.[0]?.place
      const mend = near === undefined ? {} : caseMend(context.source.tree, wanted, place)
      report(near === undefined ? fault : {...fault, hint: `Did you mean \`${near}\`?`, ...mend})
    }
  }
}
