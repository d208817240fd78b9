/** Letters of scripts that run from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and their neighbours. */
const rightToLeft = /[\u05be-\u07ff\u0800-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu
const mayRunRightToLeft = new RegExp(rightToLeft.source, 'u')

/** Gathers which way the prose of a page runs. */
export interface Directions {
  /** Text up to the matching `leave` stands in an element with this `dir`. */
  enter(dir: string): void
  leave(): void
  count(prose: string): void
  /**
   * `rtl` or `ltr` when an element with that `dir` holds more than half of the prose; else by its letters: `rtl` from one
   * half of right-to-left script on, `ltr` up to a tenth, `auto` between them and without any letter.
   */
  whole(): 'ltr' | 'rtl' | 'auto'
}

/** A count for a page with this source; for most sources it can tell at once that no letter needs counting. */
export function createDirections(markdown: string): Directions {
  const mixed = mayRunRightToLeft.test(markdown)
  const open: string[] = []
  const wrapped = {rtl: 0, ltr: 0, all: 0}
  const letters = {rtl: 0, all: 0}
  return {
    enter: (dir) => void open.push(dir.toLowerCase()),
    leave: () => void open.pop(),
    count(prose) {
      const length = prose.length
      wrapped.all += length
      const dir = open.at(-1)
      if (dir === 'rtl' || dir === 'ltr') wrapped[dir] += length
      if (mixed) letters.rtl += prose.match(rightToLeft)?.length ?? 0
      letters.all += mixed ? (prose.match(/\p{L}/gu)?.length ?? 0) : /\p{L}/u.test(prose) ? 1 : 0
    },
    whole() {
      if (wrapped.rtl * 2 > wrapped.all) return 'rtl'
      if (wrapped.ltr * 2 > wrapped.all) return 'ltr'
      if (letters.all === 0) return 'auto'
      const share = letters.rtl / letters.all
      if (share >= 0.5) return 'rtl'
      return share <= 0.1 ? 'ltr' : 'auto'
    },
  }
}
