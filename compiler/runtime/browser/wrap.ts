import {toolButton} from './copy.ts'
import {recall, remember} from './memory.ts'

/** A switch on code blocks with lines longer than they are wide: scroll them, or wrap them. One choice for all, remembered. */
export function addWrapButtons(): void {
  const frames = [...document.querySelectorAll<HTMLElement>('.code-frame')]
  const switches = frames.flatMap((frame) => {
    const [block, tools] = [frame.querySelector('pre'), frame.querySelector('.code-tools')]
    if (!block || !tools) return []
    const button = toolButton('wrap', 'Wrap', 'Wrap long lines')
    button.hidden = true
    tools.prepend(button)
    button.addEventListener('click', () => set(!isOn()))
    return [{block, button}]
  })
  if (switches.length === 0) return
  const fit = (): void => {
    // A wrapped block has no long lines left to measure: its switch stays where it was.
    if (isOn()) for (const {button} of switches) button.hidden = false
    else for (const {block, button} of switches) button.hidden = block.scrollWidth <= block.clientWidth
  }
  const set = (on: boolean): void => {
    document.documentElement.classList.toggle('wrap-code', on)
    for (const {button} of switches) button.setAttribute('aria-pressed', String(on))
    remember('wrap', on ? 'on' : null)
    fit()
  }
  addEventListener('resize', fit)
  set(recall('wrap') === 'on')
}

function isOn(): boolean {
  return document.documentElement.classList.contains('wrap-code')
}
