import {recall, remember} from './memory.ts'

/** Below the two-column width the sidebar is a drawer: opened by the menu, closed by Escape, a tap outside or a link. */
export function addDrawer(): void {
  const menu = document.getElementById('lejicMenu')
  const sidebar = document.getElementById('lejicNavigation')
  if (!menu || !sidebar) return
  const narrow = matchMedia('(max-width: 53.74rem)')
  const behind = [...document.querySelectorAll<HTMLElement>('main, .toc, .skip, .top > :not(#lejicMenu)')]
  const veil = document.createElement('div')
  veil.className = 'veil'
  document.body.append(veil)
  menu.setAttribute('role', 'button')
  menu.setAttribute('aria-controls', 'lejicNavigation')

  const set = (open: boolean): void => {
    document.documentElement.classList.toggle('drawer-open', open)
    menu.setAttribute('aria-expanded', String(open))
    sidebar.inert = narrow.matches && !open
    for (const element of behind) element.inert = open
    if (open) sidebar.querySelector<HTMLElement>('[aria-current], a')?.focus({preventScroll: false})
  }
  const isOpen = (): boolean => menu.getAttribute('aria-expanded') === 'true'
  menu.addEventListener('click', (event) => {
    event.preventDefault()
    set(!isOpen())
  })
  menu.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    set(!isOpen())
  })
  veil.addEventListener('click', () => set(false))
  sidebar.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') && isOpen()) set(false)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    set(false)
    menu.focus()
  })
  narrow.addEventListener('change', () => set(false))
  set(false)
  keepScroll(sidebar, narrow.matches)
}

/** A long sidebar stays where the reader left it, or shows the open line; the page itself does not move. */
function keepScroll(sidebar: HTMLElement, isDrawer: boolean): void {
  const current = sidebar.querySelector<HTMLElement>('[aria-current]')
  sidebar.scrollTop = Number(recall('sidebar') ?? 0)
  const top = current?.offsetTop ?? 0
  if (current && !isDrawer && (top < sidebar.scrollTop || top > sidebar.scrollTop + sidebar.clientHeight - 48))
    sidebar.scrollTop = Math.max(0, top - sidebar.clientHeight / 2)
  addEventListener('pagehide', () =>
    remember('sidebar', sidebar.scrollTop > 0 ? String(Math.round(sidebar.scrollTop)) : null),
  )
}
