import {writeClipboard} from './copy.ts'

/** Something that the palette can do besides leading to a page. */
export interface Command {
  readonly label: string
  /** Other words under which it is found. */
  readonly words: string
  /** Does it; the answer says what has happened, "" when that can be seen. */
  run(): Promise<string> | string
}

/** What can be done on the page that is open. */
export function commandsHere(): readonly Command[] {
  const twin = document.querySelector<HTMLLinkElement>('link[rel=alternate][type="text/markdown"]')
  const theme = document.getElementById('lejicTheme')
  const wrap = document.querySelector<HTMLElement>('.code-tools .wrap:not([hidden])')
  return [
    ...(twin
      ? [{label: 'Copy page as markdown', words: 'md text source clipboard', run: () => copyTwin(twin.href)}]
      : []),
    {
      label: 'Copy the address of this page',
      words: 'link url share clipboard',
      run: async () => ((await writeClipboard(location.href)) ? 'Copied' : 'The browser refused to copy'),
    },
    ...(theme ? [{label: theme.title, words: 'dark light colour color mode', run: () => press(theme)}] : []),
    ...(wrap ? [{label: 'Wrap or scroll long code lines', words: 'soft', run: () => press(wrap)}] : []),
  ]
}

function press(element: HTMLElement): string {
  element.click()
  return ''
}

/** Commands that a query names: each of its words begins one of theirs. `>` asks for commands alone. */
export function commandsFor(query: string, commands: readonly Command[]): readonly Command[] {
  const asked = query
    .replace(/^>/, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return commands.filter(({label, words}) => {
    const known = `${label} ${words}`.toLowerCase().split(' ')
    return asked.every((word) => known.some((candidate) => candidate.startsWith(word)))
  })
}

/**
 * The twin is read when it is asked for and not before: no page carries its text twice. A page opened from a folder may
 * not read the file beside it; there the twin is opened.
 */
async function copyTwin(address: string): Promise<string> {
  if (location.protocol === 'file:') {
    open(address)
    return 'Opened beside this page'
  }
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok) return 'The markdown could not be read'
  return (await writeClipboard(await answer.text())) ? 'Copied' : 'The browser refused to copy'
}
