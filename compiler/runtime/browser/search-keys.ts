import type {SearchDoor} from './search-door.ts'

/** The button and the keys that open the search. Its script is loaded at the first use, by an element, never by `fetch`. */
export function addSearchKeys(): void {
  const button = document.getElementById('lejicSearchOpen')
  const {search} = document.documentElement.dataset
  if (!button || !search) return
  button.hidden = false
  if (/Mac|iPhone|iPad/.test(navigator.platform)) button.title = 'Search (/ or ⌘K)'
  else button.title = 'Search (/ or Ctrl+K)'

  let loading: Promise<void> | undefined
  const load = (): Promise<void> => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = search
      script.onload = () => resolve()
      script.onerror = () => reject(new Error('the search script did not load'))
      document.head.append(script)
    })
    return loading
  }
  const open = async (): Promise<void> => {
    await load()
    door()?.open()
  }
  button.addEventListener('click', open)
  button.addEventListener('pointerenter', load, {once: true})
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

function door(): SearchDoor | undefined {
  return (globalThis as {lejicSearch?: SearchDoor}).lejicSearch
}
