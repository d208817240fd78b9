/** Marks the line of the table of contents whose part is being read, and opens the list where it has a column. */
export function addTocSpy(): void {
  const toc = document.querySelector('.toc')
  const details = toc?.querySelector('details')
  if (!toc || !details) return
  const wide = matchMedia('(min-width: 75rem)')
  const fit = (): void => {
    details.open = wide.matches
  }
  wide.addEventListener('change', fit)
  fit()

  const links = [...toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const targets = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{link, heading}] : []
  })
  if (targets.length === 0) return
  let waiting = false
  const mark = (): void => {
    waiting = false
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    const passed = targets.filter(({heading}) => heading.getBoundingClientRect().top < 120)
    const here = atEnd ? targets.at(-1) : (passed.at(-1) ?? targets[0])
    for (const target of targets) {
      if (target === here) target.link.setAttribute('aria-current', 'true')
      else target.link.removeAttribute('aria-current')
    }
  }
  addEventListener(
    'scroll',
    () => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(mark)
    },
    {passive: true},
  )
  mark()
}
