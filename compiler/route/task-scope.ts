import {normalisePath} from '../paths.ts'

/** What a task says about itself (Leji §16, input). */
export interface TaskScope {
  /** Root-relative paths that the task touches, files or directories, as written; empty ones are dropped. */
  readonly paths?: readonly string[]
  /** Categories that the task names; ids that are none are passed over. */
  readonly categories?: readonly string[]
  /** Topics that the task names, compared as exact strings. */
  readonly topics?: readonly string[]
  /** `YYYY-MM-DD`: review dates before it have passed. */
  readonly asOf: string
}

/** A scope that cannot be meant: an input error, never a silent miss (Leji §16 steps 1 and 2). */
export class TaskScopeError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TaskScopeError'
  }
}

/**
 * The paths of a task without `.`, `..` and empty segments; the root becomes `.`. Raises `TaskScopeError` for an absolute
 * path and for one that climbs above the root.
 */
export function taskPaths(written: readonly string[]): readonly string[] {
  return written.filter((path) => path !== '').map(taskPath)
}

function taskPath(written: string): string {
  if (/^(\/|\\\\|[A-Za-z]:[\\/])/.test(written)) {
    throw new TaskScopeError(`\`${written}\` is an absolute path; a task names paths from the layer’s root.`)
  }
  const path = normalisePath(written)
  if (path === undefined) throw new TaskScopeError(`\`${written}\` climbs above the layer’s root.`)
  return path === '' ? '.' : path
}

/**
 * Topics as a set of exact strings: no case folding, no Unicode normalisation, no trimming. Raises `TaskScopeError` for
 * one that is no string, empty, or holds an unpaired surrogate; `whose` names the topics in the message.
 */
export function topicSet(topics: readonly unknown[], whose: string): ReadonlySet<string> {
  const set = new Set<string>()
  for (const topic of topics) {
    if (typeof topic !== 'string') throw new TaskScopeError(`A topic of ${whose} is no string.`)
    if (topic === '') throw new TaskScopeError(`A topic of ${whose} is empty.`)
    if (hasLoneSurrogate(topic)) throw new TaskScopeError(`A topic of ${whose} holds half a character.`)
    set.add(topic)
  }
  return set
}

/** `String.prototype.isWellFormed` is there from Node 20 on, but the library types that we compile against lack it. */
function hasLoneSurrogate(text: string): boolean {
  return /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)
}
