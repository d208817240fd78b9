import {headingSlug} from '../../heading-slug.ts'
import {withoutControls} from './controls.ts'

/** Hands out the ids of one page; no id twice. */
export interface Ids {
  /** The id of a heading: `explicit` where the author gave one, else the slug of its text as GitHub makes it. */
  heading(text: string, explicit: string | undefined): string
  /** An author's anchor: its own id, or undefined when something before it has that id (browsers go to the first). */
  anchor(id: string): string | undefined
}

/** Ids that the page around the text may use: nothing that a slug can be, as slugs have no capitals. */
const ours = /^(?:lejic[A-Z]|Lejic|__lejic)/

/**
 * `explicit`: ids that headings and footnotes carry for certain, wherever they stand; `authored`: anchors of raw HTML.
 * A slug keeps off the first, and a number put after a slug keeps off both, so that a counted id never takes a name that
 * somebody chose: `server-1` may be the second "Server" or a heading that is called so.
 */
export function createIds(explicit: ReadonlySet<string>, authored: ReadonlySet<string>): Ids {
  const taken = new Set<string>()
  const take = (id: string) => {
    taken.add(id)
    return id
  }
  // Where each count went on, as a page may repeat one heading a hundred thousand times.
  const next = new Map<string, number>()
  const counted = (base: string) => {
    for (let count = next.get(base) ?? 1; ; count++) {
      const id = `${base}-${count}`
      if (taken.has(id) || explicit.has(id) || authored.has(id)) continue
      next.set(base, count + 1)
      return take(id)
    }
  }
  return {
    heading(text, given) {
      if (given !== undefined && !ours.test(given)) return taken.has(given) ? counted(given) : take(given)
      const base = headingSlug(withoutControls(text))
      return taken.has(base) || explicit.has(base) || ours.test(base) ? counted(base) : take(base)
    },
    anchor(id) {
      if (id === '' || taken.has(id) || explicit.has(id) || ours.test(id)) return undefined
      return take(id)
    },
  }
}
