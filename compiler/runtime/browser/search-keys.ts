import {searchScript} from './search-script.ts'

/** The button and the keys that open the search. */
export function addSearchKeys(): void {
  const button = document.getElementById('lejicSearchOpen')
  if (!button || !document.documentElement.dataset.search) return
  button.hidden = false
  if (/Mac|iPhone|iPad/.test(navigator.platform)) button.title = 'Search (/ or ⌘K)'
  else button.title = 'Search (/ or Ctrl+K)'

  const open = async (): Promise<void> => {
    const typed = keepKeys()
    try {
      const door = await searchScript()
      door?.open(typed.take())
    } catch {
      typed.take()
      button.title = 'The search could not be loaded'
    }
  }
  button.addEventListener('click', open)
  button.addEventListener('pointerenter', () => void searchScript().catch(() => undefined), {once: true})
  document.addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typing
    const chord =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!slash && !chord) return
    event.preventDefault()
    void open()
  })
}

/** Keeps what is typed from now on, until it is taken: fast hands are ahead of a script that is still loading. */
function keepKeys(): {take(): string} {
  let typed = ''
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if ([...event.key].length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', keep, true)
  return {
    take() {
      document.removeEventListener('keydown', keep, true)
      return typed
    },
  }
}
