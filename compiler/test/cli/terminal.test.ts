import {expect, test, vi} from 'vitest'
import {progressLine, type Terminal, wantsColor} from '../../cli/terminal.ts'

function terminal(environment: Record<string, string>, isTTY: boolean): {terminal: Terminal; written: string[]} {
  const written: string[] = []
  const output = {isTTY, columns: 20, write: (text: string) => written.push(text)}
  return {written, terminal: {argv: [], environment, stdout: output, stderr: output, cwd: () => '/'}}
}

test.each<[string, Record<string, string>, boolean, boolean | undefined, boolean]>([
  ['a terminal', {}, true, undefined, true],
  ['a pipe', {}, false, undefined, false],
  ['a dumb terminal', {TERM: 'dumb'}, true, undefined, false],
  ['NO_COLOR on a terminal', {NO_COLOR: '1'}, true, undefined, false],
  ['an empty NO_COLOR', {NO_COLOR: ''}, true, undefined, true],
  ['FORCE_COLOR in a pipe', {FORCE_COLOR: '1'}, false, undefined, true],
  ['FORCE_COLOR=0 on a terminal', {FORCE_COLOR: '0'}, true, undefined, false],
  ['NO_COLOR before FORCE_COLOR', {NO_COLOR: '1', FORCE_COLOR: '1'}, true, undefined, false],
  ['--color before NO_COLOR', {NO_COLOR: '1'}, false, true, true],
  ['--no-color before FORCE_COLOR', {FORCE_COLOR: '1'}, true, false, false],
])('%s', (_, environment, isTTY, flag, wanted) => {
  expect(wantsColor(terminal(environment, isTTY).terminal, flag)).toBe(wanted)
})

test('progress waits a second, stays on one line, keeps its pace and clears it', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const {written, ...made} = terminal({}, true)
  const line = progressLine(made.terminal, false)
  const showAt = (now: number, text: string) => {
    clock.mockReturnValue(now)
    line.show(text)
  }
  showAt(999, 'page 1')
  line.clear()
  expect(written).toEqual([])
  showAt(1000, 'page 2 with a long long name')
  showAt(1099, 'page 3')
  showAt(1100, 'page 4')
  line.clear()
  line.clear()
  expect(written).toEqual(['\r\u001b[2Kpage 2 with a long ', '\r\u001b[2Kpage 4', '\r\u001b[2K'])
  clock.mockRestore()
})

test.each([
  ['quiet', true, true],
  ['no terminal', false, false],
])('no progress: %s', (_, isTTY, quiet) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const {written, ...made} = terminal({}, isTTY)
  const line = progressLine(made.terminal, quiet)
  clock.mockReturnValue(5000)
  line.show('page 1')
  line.clear()
  expect(written).toEqual([])
  clock.mockRestore()
})
