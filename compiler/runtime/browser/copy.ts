/**
 * Buttons on every code block (copy it, and wrap its lines where they are longer than it is wide), on elements that name
 * what they copy by `data-copy`, and a copy of its address behind every heading's link.
 */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.prose pre')) {
    const frame = make('div', 'code-frame')
    const tools = make('div', 'code-tools')
    block.replaceWith(frame)
    const button = toolButton('copy', 'Copy', 'Copy code')
    tools.append(button)
    frame.append(block, tools)
    button.addEventListener('click', () => copy(button, block.textContent ?? '', 'Copy'))
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const source = document.getElementById(button.dataset.copy ?? '')
    const label = button.textContent ?? ''
    if (!source) continue
    button.parentElement?.removeAttribute('hidden')
    button.addEventListener('click', () => copy(button, source.textContent ?? '', label))
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.prose .anchor')) {
    link.addEventListener('click', async (event) => {
      // A click that opens a tab is left alone.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      if (await writeClipboard(link.href)) flash(link)
    })
  }
}

/** A small button in the corner of a code block. */
export function toolButton(style: string, label: string, name: string): HTMLButtonElement {
  const button = make('button', style)
  button.type = 'button'
  button.textContent = label
  button.setAttribute('aria-label', name)
  return button
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, style: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = style
  return element
}

async function copy(button: HTMLElement, text: string, label: string): Promise<void> {
  const done = await writeClipboard(text.replace(/\n$/, ''))
  button.textContent = done ? 'Copied' : 'Press Ctrl+C'
  if (done) flash(button)
  else announce('Not copied')
  setTimeout(() => {
    button.textContent = label
  }, shownFor)
}

/** How long an element says that it has copied, in ms. */
const shownFor = 1600

function flash(element: HTMLElement): void {
  element.classList.add('done')
  announce('Copied')
  setTimeout(() => element.classList.remove('done'), shownFor)
}

/** Puts text on the clipboard; false when the browser lets no page do so. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeBySelection(text)
  }
}

/** Pages opened from a folder have no clipboard in some browsers; a selection can still be copied. */
function writeBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr'
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}

/** Tells a screen reader what sighted readers see on the button. */
export function announce(message: string): void {
  let status = document.getElementById('lejicStatus')
  if (!status) {
    status = document.createElement('p')
    status.id = 'lejicStatus'
    status.className = 'sr'
    status.setAttribute('role', 'status')
    document.body.append(status)
  }
  status.textContent = message
}
