import type {SearchDoor} from './search-door.ts'

let loading: Promise<void> | undefined

/** The search, whose script is loaded at the first use, by an element, never by `fetch`. */
export async function searchScript(): Promise<SearchDoor | undefined> {
  const {search} = document.documentElement.dataset
  if (!search) return undefined
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = search
    script.onload = () => resolve()
    script.onerror = () => {
      // Asked for again at the next try: a connection may come back.
      loading = undefined
      reject(new Error('the search script did not load'))
    }
    document.head.append(script)
  })
  await loading
  return (globalThis as {lejicSearch?: SearchDoor}).lejicSearch
}
