/** A button on every code block, and on elements that name what they copy by `data-copy`. It says when it has copied. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.prose pre')) {
    const frame = document.createElement('div')
    frame.className = 'code-frame'
    block.replaceWith(frame)
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', 'Copy code')
    frame.append(block, button)
    button.addEventListener('click', () => copy(button, block.textContent ?? '', 'Copy'))
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const source = document.getElementById(button.dataset.copy ?? '')
    const label = button.textContent ?? ''
    if (!source) continue
    button.parentElement?.removeAttribute('hidden')
    button.addEventListener('click', () => copy(button, source.textContent ?? '', label))
  }
}

async function copy(button: HTMLElement, text: string, label: string): Promise<void> {
  const done = await write(text.replace(/\n$/, ''))
  button.textContent = done ? 'Copied' : 'Press Ctrl+C'
  button.classList.toggle('done', done)
  announce(done ? 'Copied' : 'Not copied')
  setTimeout(() => {
    button.textContent = label
    button.classList.remove('done')
  }, 1600)
}

async function write(text: string): Promise<boolean> {
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
function announce(message: string): void {
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
