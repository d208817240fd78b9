import type {Rule} from '../model.ts'
import {recordedFaults} from './faults.ts'
import {fencePlace} from './places.ts'

/** Like `reportRecorded`, for faults about the boot profile's mount blocks as a whole: they point at the first block. */
export function reportInBootProfile(rule: string): NonNullable<Rule['check']> {
  return (context, report) => {
    const file = context.layer.boot?.document.file
    for (const fault of recordedFaults(context).get(rule) ?? []) {
      report(fault.place || !file ? fault : {...fault, place: fencePlace(file, 'leji-mounts')})
    }
  }
}
