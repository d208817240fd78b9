/** The library behind the command line. What is not exported here may move without notice. */
export {openSource} from './1-read/disk.ts'
export {memorySource} from './1-read/memory.ts'
export {ruleById, rules} from './4-check/index.ts'
export {type BuildOptions, type BuildResult, build} from './build.ts'
export {type CompileResult, compile} from './compile.ts'
export {type Finding, toFinding} from './diagnostics/finding.ts'
export {type CheckResult, examine} from './examine.ts'
export type * from './model.ts'
