import {recall, remember} from './memory.ts'

/** `[label, address from the site's root, style, what stands below]` */
type BranchRow = readonly [string, string, string, readonly BranchRow[]]
type Branches = Readonly<Record<string, readonly BranchRow[]>>

const cacheName = 'branches'

/**
 * Lets the reader open and shut what stands below each category of the sidebar, and remembers it. A page carries its own
 * branch alone; the others come with one script, asked for when the first of them is opened, and kept for the visit, so
 * that a page which has to show them need not wait.
 */
export function addBranches(): void {
  const items = document.querySelectorAll<HTMLElement>('#lejicNavigation [data-branch]')
  const choices = readChoices()
  let branches: Branches | undefined = readCache()
  for (const item of items) {
    const id = item.dataset.branch ?? ''
    const name = item.querySelector('.nav-category')?.textContent ?? ''
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'nav-toggle'
    button.setAttribute('aria-label', `Pages of ${name}`)
    const show = (open: boolean): void => {
      button.setAttribute('aria-expanded', String(open))
      item.classList.toggle('open', open)
      item.classList.toggle('shut', !open)
      const rows = branches?.[id]
      if (open && rows && !item.querySelector('ul')) item.append(listOf(rows))
    }
    const open = async (): Promise<void> => {
      if (!item.querySelector('ul')) branches ??= await loadBranches()
      show(true)
    }
    button.addEventListener('click', () => {
      const wanted = button.getAttribute('aria-expanded') !== 'true'
      choices[id] = wanted
      remember('open', JSON.stringify(choices))
      if (wanted) void open()
      else show(false)
    })
    item.querySelector('.nav-category')?.after(button)
    const here = item.classList.contains('open')
    if ((choices[id] ?? here) && (here || branches)) show(true)
    else {
      show(false)
      if (choices[id]) void open()
    }
  }
}

function listOf(rows: readonly BranchRow[]): HTMLUListElement {
  const {root = './'} = document.documentElement.dataset
  const list = document.createElement('ul')
  for (const [label, address, style, below] of rows) {
    const [item, link] = [document.createElement('li'), document.createElement('a')]
    if (style !== '') item.className = style
    link.href = root + address
    link.textContent = label
    item.append(link, ...(below.length > 0 ? [listOf(below)] : []))
    list.append(item)
  }
  return list
}

/** Adds the script with all branches; undefined when it does not come. */
function loadBranches(): Promise<Branches | undefined> {
  const {branches: source = ''} = document.documentElement.dataset
  return new Promise((resolve) => {
    Object.assign(globalThis, {
      lejicBranches: (branches: Branches) => {
        writeCache(branches)
        resolve(branches)
      },
    })
    const script = document.createElement('script')
    script.src = source
    script.onerror = () => resolve(undefined)
    document.head.append(script)
  })
}

function readChoices(): Record<string, boolean> {
  return parsed<Record<string, boolean>>(recall('open')) ?? {}
}

/** The branches of this visit: of the same build, as far as can be told, and gone with the tab. */
function readCache(): Branches | undefined {
  try {
    return parsed<Branches>(sessionStorage.getItem(keyHere()))
  } catch {
    return undefined
  }
}

function writeCache(branches: Branches): void {
  try {
    sessionStorage.setItem(keyHere(), JSON.stringify(branches))
  } catch {
    // No storage: asked for again on the next page.
  }
}

/** Sites that share an origin (folders on a disk, projects of one host) are told apart by where they lie. */
function keyHere(): string {
  return `lejic-${cacheName} ${new URL(document.documentElement.dataset.root ?? './', location.href).href}`
}

function parsed<Value>(text: string | null): Value | undefined {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Value) : undefined
  } catch {
    return undefined
  }
}
