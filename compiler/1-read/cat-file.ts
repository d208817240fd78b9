/** One object as `git cat-file --batch` hands it over. */
export interface BatchObject {
  readonly object: string
  readonly type: string
  /** Fewer than git announced when the output was cut off. */
  readonly bytes: Buffer
}

/**
 * The objects in the output of `git cat-file --batch`: `<id> <type> <size>`, a line break, the bytes, a line break. One that
 * is not there (`<id> missing`: a partial clone that may not fetch) is passed over.
 */
export function* batchObjects(output: Buffer): Generator<BatchObject, undefined> {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at)
    if (end < 0) return
    const [object = '', type = '', size = ''] = output.subarray(at, end).toString('latin1').split(' ')
    at = end + 1
    if (!/^\d+$/.test(size)) continue
    yield {object, type, bytes: output.subarray(at, at + Number(size))}
    at += Number(size) + 1
  }
}
