/**
 * Compares two strings by their UTF-8 bytes, which equals code-point order (Leji §1.4): negative, zero or positive as
 * `Array.prototype.sort` wants it. `<` on strings compares UTF-16 units and puts U+10000 and above before U+E000, so
 * surrogates are lifted above the rest before the first difference decides.
 */
export function compareBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left !== right) return lift(left) - lift(right)
  }
  return a.length - b.length
}

/** Moves surrogates (D800-DFFF) past E000-FFFF, so that unit order becomes code-point order. */
function lift(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
