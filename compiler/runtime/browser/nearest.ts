import {searchScript} from './search-script.ts'

/** On the page for addresses that name nothing: the pages whose titles and paths are nearest to the address. */
export async function addNearest(): Promise<void> {
  const section = document.getElementById('lejicNearest')
  const list = section?.querySelector('ul')
  const words = wordsOf(location.pathname)
  if (!section || !list || words === '' || words === '404') return
  const door = await searchScript().catch(() => undefined)
  door?.near(words, (pages) => {
    for (const {title, href, path} of pages) {
      const [item, link, where] = [
        document.createElement('li'),
        document.createElement('a'),
        document.createElement('span'),
      ]
      link.href = href
      link.textContent = title
      where.className = 'where'
      where.textContent = path
      item.append(link, ' ', where)
      list.append(item)
    }
    section.hidden = pages.length === 0
  })
}

/** The words of the address's last two steps: a page that has moved most often keeps its name or its folder. */
function wordsOf(pathname: string): string {
  const steps = pathname.split('/').filter((step) => step !== '')
  return steps
    .slice(-2)
    .map((step) => decode(step).replace(/\.(?:html?|md)$/i, ''))
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
