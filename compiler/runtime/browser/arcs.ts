const namespace = 'http://www.w3.org/2000/svg'
/** Width of the first lane and of each further one, and the radius of the bends, in CSS pixels. */
const [first, step, bend] = [12, 7, 6]
/** Arcs beside each other at most; more would run into the text. */
const lanes = 4

/**
 * Draws on the timeline of decisions an arc from each superseded decision to the one that replaced it. The lines below the
 * titles say the same in words, so the picture is hidden from screen readers and nothing is lost without script.
 */
export function addArcs(): void {
  const timeline = document.querySelector<HTMLElement>('.timeline')
  if (!timeline?.querySelector('[data-by]')) return
  const picture = document.createElementNS(namespace, 'svg')
  picture.setAttribute('class', 'arcs')
  picture.setAttribute('aria-hidden', 'true')
  timeline.append(picture)
  const draw = (): void => {
    const ends = arcsIn(timeline)
    picture.replaceChildren(...ends.map((ends) => arcView(ends)))
  }
  // Fonts, filters and the window's width all move rows; the observer hears of each of them.
  new ResizeObserver(draw).observe(timeline)
  timeline.addEventListener('change', draw)
}

interface Arc {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly lane: number
  readonly towardsStart: boolean
}

function arcsIn(timeline: HTMLElement): readonly Arc[] {
  const origin = timeline.getBoundingClientRect()
  const towardsStart = getComputedStyle(timeline).direction === 'rtl'
  const rows = new Map<string, HTMLElement>()
  for (const row of timeline.querySelectorAll<HTMLElement>('.row')) rows.set(row.dataset.id ?? '', row)
  const spans = [...rows.values()].flatMap((older) => {
    const newer = older.dataset.by === undefined ? undefined : rows.get(older.dataset.by)
    if (!newer) return []
    const [from, to] = [dotOf(newer, origin), dotOf(older, origin)]
    if (!from || !to) return []
    const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
    if (bottom - top < 2 * bend) return []
    return [{x: towardsStart ? from.left : from.right, top, bottom}]
  })
  return inLanes(spans).map((arc) => ({...arc, towardsStart}))
}

/** The mark of a row, a pseudo-element, relative to the timeline; undefined for a row that a filter hides. */
function dotOf(
  row: HTMLElement,
  origin: DOMRect,
): {readonly left: number; readonly right: number; readonly y: number} | undefined {
  const box = row.getBoundingClientRect()
  if (box.height === 0) return undefined
  const {left, top, width, height} = getComputedStyle(row, '::before')
  const start = box.left - origin.left + Number.parseFloat(left)
  const y = box.top - origin.top + Number.parseFloat(top) + Number.parseFloat(height) / 2
  return {left: start, right: start + Number.parseFloat(width), y}
}

/** Short arcs lie inside long ones: each takes the innermost lane that is free over its whole length. */
function inLanes<Span extends {readonly top: number; readonly bottom: number}>(
  spans: readonly Span[],
): readonly (Span & {readonly lane: number})[] {
  const taken: Span[][] = []
  return [...spans]
    .sort((a, b) => a.bottom - a.top - (b.bottom - b.top))
    .map((span) => {
      const free = taken.findIndex((lane) => lane.every(({top, bottom}) => bottom <= span.top || top >= span.bottom))
      const lane = free < 0 ? taken.length : free
      taken[lane] = [...(taken[lane] ?? []), span]
      return {...span, lane: Math.min(lane, lanes - 1)}
    })
}

function arcView({x, top, bottom, lane, towardsStart}: Arc): SVGElement {
  const path = document.createElementNS(namespace, 'path')
  const out = towardsStart ? -1 : 1
  const reach = (first + lane * step - bend) * out
  const turn = bend * out
  path.setAttribute(
    'd',
    `M${x + 2 * out} ${top}h${reach}q${turn} 0 ${turn} ${bend}V${bottom - bend}q0 ${bend} ${-turn} ${bend}h${-reach}`,
  )
  return path
}
