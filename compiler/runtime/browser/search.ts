import {createPalette, hrefOf} from './palette.ts'
import type {PageRow, SearchDoor, TextRow} from './search-door.ts'
import {createSearchIndex} from './search-index.ts'

const {root = './', search = '', searchPages = ''} = document.documentElement.dataset
const index = createSearchIndex()
const palette = createPalette(root, (query, filter) => index.find(query, filter))
let shards: readonly string[] = []

const door: SearchDoor = {
  open(typed) {
    palette.open(typed)
    askForPages()
  },
  near(words, show) {
    whenKnown(() => {
      const found = index.find(words, {groups: new Set(), kinds: new Set()}).slice(0, 6)
      show(found.map(({page: {title, path, address}}) => ({title, path, href: hrefOf(root, address)})))
    })
  },
  pages(data) {
    shards = data.shards
    index.addPages(data.pages as readonly PageRow[])
    palette.offer(index.filters())
    palette.refresh()
    for (const tell of waiting.splice(0)) tell()
    loadShard(0)
  },
  texts({rows}) {
    pending.push(...rows)
    work()
  },
}
Object.assign(globalThis, {lejicSearch: door})

/** Pages are asked for once, however often the search is opened before they come. */
let asked = false
const waiting: (() => void)[] = []

function askForPages(): void {
  if (asked) return
  asked = true
  loadScript(searchPages)
}

function whenKnown(tell: () => void): void {
  if (shards.length > 0) tell()
  else waiting.push(tell)
  askForPages()
}

const pending: TextRow[] = []
let next = 0

function loadShard(at: number): void {
  const shard = shards[at]
  next = at + 1
  palette.progress(at, shards.length)
  if (shard !== undefined) loadScript(hrefOf(root, shard))
}

/** Takes texts in between two frames: typing never waits for the index. */
function work(): void {
  const until = performance.now() + 8
  for (let row = pending.shift(); row; row = pending.shift()) {
    index.addText(row)
    if (performance.now() > until) break
  }
  if (pending.length > 0) {
    setTimeout(work, 0)
    return
  }
  palette.refresh()
  loadShard(next)
}

function loadScript(source: string): void {
  if (source === '' || source === search) return
  const script = document.createElement('script')
  script.src = source
  // A shard that is missing costs its own texts, not the search.
  script.onerror = () => loadShard(next)
  document.head.append(script)
}
