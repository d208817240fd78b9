// Runs before the first paint, so that a remembered theme never flashes. The class lets the style sheet tell a page with
// script from one without.
const root = document.documentElement
root.classList.add('js')
try {
  const theme = localStorage.getItem('lejic-theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
} catch {
  // Storage is refused in some browsers for pages opened from a folder: the system's theme stands.
}
