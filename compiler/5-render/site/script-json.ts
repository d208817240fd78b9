/** JSON that is also JavaScript (ECMA-262 before 2019 ends lines at U+2028) and cannot close a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
    .replace(/</g, '\\u003c')
}
