import {type Command, commandsFor, commandsHere} from './commands.ts'
import type {Mark, SearchFilter, SearchResult} from './search-model.ts'

export interface PaletteDoor {
  /** Opens it, with what was typed before it could be. */
  open(typed: string): void
  /** Shows the filters that the pages allow. */
  offer(filters: {readonly groups: readonly string[]; readonly kinds: readonly string[]}): void
  /** Asks the current query again: there is more to find. */
  refresh(): void
  progress(done: number, all: number): void
}

type Find = (query: string, filter: SearchFilter) => readonly SearchResult[]

/** The search dialog: an input that keeps the focus, and a list of which one line is chosen by the arrow keys. */
export function createPalette(root: string, find: Find): PaletteDoor {
  const input = make(
    'input',
    {
      type: 'search',
      role: 'combobox',
      id: 'lejicPaletteInput',
      placeholder: 'Search, or > for commands',
      autocomplete: 'off',
      spellcheck: 'false',
      enterkeyhint: 'go',
    },
    {
      label: 'Search',
      autocomplete: 'list',
      expanded: 'true',
      controls: 'lejicPaletteResults',
    },
  )
  const list = make('div', {id: 'lejicPaletteResults', role: 'listbox'}, {label: 'Results'})
  const status = make('p', {class: 'palette-status', role: 'status'})
  const filters = make('div', {class: 'palette-filters', role: 'group'}, {label: 'Narrow the results'})
  const close = make('button', {type: 'button', class: 'palette-close'}, {label: 'Close the search'})
  close.textContent = 'Esc'
  const field = make('div', {class: 'palette-field'})
  field.append(input, close)
  const keys = make('p', {class: 'palette-keys'}, {hidden: 'true'})
  keys.append(key('↑'), key('↓'), ' choose ', key('↵'), ' open ', key('esc'), ' close')
  const dialog = make('dialog', {class: 'palette', id: 'lejicPalette'}, {label: 'Search'})
  dialog.append(field, filters, list, status, keys)
  document.body.append(dialog)

  const chosen = {groups: new Set<string>(), kinds: new Set<string>()}
  let options: HTMLElement[] = []
  let commands: readonly Command[] = []
  let active = -1
  /** Whether the line was chosen by hand: then it stays chosen while texts come in. */
  let moved = false
  let [said, left] = ['', '']
  const tell = (): void => {
    status.textContent = [said, left].filter((part) => part !== '').join(' · ')
  }

  const choose = (index: number): void => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = options.length === 0 ? -1 : (index + options.length) % options.length
    const option = options[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({block: 'nearest'})
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const show = (): void => {
    const query = input.value.trim()
    const results = query === '' || query.startsWith('>') ? [] : find(query, chosen)
    const before = addressOf(options[active])
    const pages = query === '' ? startingPoints() : results.map((result) => resultView(root, result))
    const found = commandsFor(query, commands).map((command) => commandView(command, run))
    // Two words that name a command are meant for it; one may well be looked for in the texts.
    list.replaceChildren(...(/\S\s+\S|^>/.test(query) ? [...found, ...pages] : [...pages, ...found]))
    options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
    for (const [index, option] of options.entries()) option.id = `lejicPaletteOption-${index}`
    said =
      query === '' || (results.length === 0 && found.length > 0)
        ? ''
        : results.length === 0
          ? `Nothing found for “${query}”`
          : count(results.length)
    tell()
    const again = moved && before !== '' ? options.findIndex((option) => addressOf(option) === before) : 0
    choose(Math.max(0, again))
  }
  input.addEventListener('input', () => {
    moved = false
    show()
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const move = {ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5}[event.key]
    if (move !== undefined) {
      moved = true
      choose(active + move)
    } else if (event.key === 'Enter') follow(options[active], event)
    else return
    event.preventDefault()
  })
  const run = async ({run: act}: Command): Promise<void> => {
    const message = await act()
    if (message === '') {
      dialog.close()
      return
    }
    status.textContent = message
    setTimeout(() => dialog.close(), 900)
  }
  const follow = (option: HTMLElement | undefined, event: KeyboardEvent): void => {
    if (!option) return
    if ((event.ctrlKey || event.metaKey) && option instanceof HTMLAnchorElement) window.open(option.href)
    else option.click()
  }
  list.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) dialog.close()
  })
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  filters.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    const set = button.dataset.of === 'kinds' ? chosen.kinds : chosen.groups
    const value = button.value
    if (set.has(value)) set.delete(value)
    else set.add(value)
    button.setAttribute('aria-pressed', String(set.has(value)))
    show()
    input.focus()
  })
  return {
    open(typed) {
      commands = commandsHere()
      if (!dialog.open) dialog.showModal()
      input.focus()
      if (typed === '') input.select()
      else input.value = typed
      show()
    },
    offer({groups, kinds}) {
      filters.replaceChildren(
        ...groups.map((value) => chip(value, 'groups')),
        ...kinds.map((value) => chip(value, 'kinds')),
      )
    },
    refresh: () => {
      if (dialog.open) show()
    },
    progress(done, all) {
      left = done < all ? `reading texts, ${Math.round((100 * done) / all)} %` : ''
      if (dialog.open) tell()
    },
  }
}

/** Before anything is typed: the places that the sidebar names. */
function startingPoints(): HTMLElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.sidebar .nav-category, .nav-further a')
  return [...links].map((link) => option(link.href, 'start', [text(link.textContent ?? '')]))
}

function addressOf(option: HTMLElement | undefined): string {
  return option instanceof HTMLAnchorElement ? option.href : ''
}

function commandView(command: Command, run: (command: Command) => void): HTMLElement {
  const view = make('div', {class: 'option command', role: 'option'}, {selected: 'false'})
  view.append(command.label)
  view.addEventListener('click', () => run(command))
  return view
}

/** A page of the site, named from its root, as a reference from the page that is open. */
export function hrefOf(root: string, address: string): string {
  return root + address.split('/').map(encodeURIComponent).join('/')
}

function resultView(root: string, {page, titleMarks, parts}: SearchResult): HTMLElement {
  const href = hrefOf(root, page.address)
  const group = make('div', {class: 'result', role: 'group'}, {label: page.title})
  const where = make('span', {class: 'result-where'})
  if (page.group !== '') where.append(make('span', {class: `mark ${page.group}`}, {hidden: 'true'}))
  where.append([page.group, page.kind, page.date].filter((part) => part !== '').join(' · '))
  const title = make('span', {class: 'result-title', dir: 'auto'})
  title.append(...marked(page.title, titleMarks))
  group.append(option(href, 'page', [title, where]))
  for (const part of parts) {
    const heading = make('span', {class: 'result-heading', dir: 'auto'})
    heading.append(...marked(part.heading, part.headingMarks))
    const excerpt = make('span', {class: 'result-excerpt', dir: 'auto'})
    excerpt.append(...marked(part.excerpt, part.excerptMarks))
    const pieces = [...(part.heading === '' || part.heading === page.title ? [] : [heading]), excerpt]
    group.append(option(part.id === '' ? href : `${href}#${encodeURIComponent(part.id)}`, 'part', pieces))
  }
  return group
}

function option(href: string, style: string, children: readonly Node[]): HTMLAnchorElement {
  const link = make('a', {class: `option ${style}`, role: 'option', tabindex: '-1'}, {selected: 'false'})
  link.href = href
  link.append(...children)
  return link
}

function chip(value: string, of: 'groups' | 'kinds'): HTMLElement {
  const button = make('button', {type: 'button', class: 'chip', 'data-of': of}, {pressed: 'false'})
  button.value = value
  if (of === 'groups') button.append(make('span', {class: `mark ${value}`}, {hidden: 'true'}))
  button.append(value)
  return button
}

/** Text with the ranges that answer the query set off; built from nodes, so nothing in it is ever read as HTML. */
function marked(whole: string, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = []
  let at = 0
  for (const {start, end} of marks) {
    nodes.push(text(whole.slice(at, start)))
    const mark = make('mark', {})
    mark.textContent = whole.slice(start, end)
    nodes.push(mark)
    at = end
  }
  nodes.push(text(whole.slice(at)))
  return nodes
}

function count(results: number): string {
  return results === 1 ? '1 page' : `${results} pages`
}

function key(label: string): HTMLElement {
  const element = make('kbd', {})
  element.textContent = label
  return element
}

function text(value: string): Text {
  return document.createTextNode(value)
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  aria: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  for (const [attribute, value] of Object.entries(aria)) element.setAttribute(`aria-${attribute}`, value)
  return element
}
