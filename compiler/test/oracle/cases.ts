const seed = process.env.LEJIC_ORACLE_SEED
const times = Number(process.env.LEJIC_ORACLE_TIMES ?? 1)

/**
 * How many cases a property runs, and from which seed: a fixed one, so that every run tries the same. `LEJIC_ORACLE_SEED`
 * (an integer) gives others, `LEJIC_ORACLE_TIMES` multiplies the number.
 */
export function cases(count: number): {readonly seed: number; readonly numRuns: number} {
  return {seed: seed === undefined ? 20260301 : Number(seed), numRuns: Math.ceil(count * times)}
}
