import type {SourceFile} from '../model.ts'

const commentsByFile = new WeakMap<SourceFile, readonly {readonly start: number; readonly end: number}[]>()

/** Whether an offset lies in an HTML comment; one that is never closed reaches to the end. Looks through a file once. */
export function isInComment(file: SourceFile, offset: number): boolean {
  const comments = commentsByFile.get(file) ?? commentsIn(file)
  commentsByFile.set(file, comments)
  let low = 0
  let high = comments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((comments[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  const comment = comments[low]
  return comment !== undefined && comment.start <= offset
}

function commentsIn({text}: SourceFile): readonly {readonly start: number; readonly end: number}[] {
  return [...text.matchAll(/<!--[\s\S]*?(?:-->|$(?![\s\S]))/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
