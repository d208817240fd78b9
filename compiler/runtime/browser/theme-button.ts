import {remember} from './memory.ts'

/** The button that switches between light and dark; going back to what the system says forgets the choice. */
export function addThemeButton(): void {
  const button = document.getElementById('lejicTheme')
  if (!button) return
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const current = (): string => root.dataset.theme ?? (system.matches ? 'dark' : 'light')
  const label = (): void => {
    const other = current() === 'dark' ? 'light' : 'dark'
    button.setAttribute('aria-label', `Switch to ${other} theme`)
    button.title = `Switch to ${other} theme`
  }
  button.addEventListener('click', () => {
    const next = current() === 'dark' ? 'light' : 'dark'
    const isSystem = (next === 'dark') === system.matches
    if (isSystem) delete root.dataset.theme
    else root.dataset.theme = next
    remember('theme', isSystem ? null : next)
    label()
  })
  system.addEventListener('change', label)
  button.hidden = false
  label()
}
