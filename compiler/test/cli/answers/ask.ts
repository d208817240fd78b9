import {main} from '../../../cli/main.ts'

/** What a command line answers in a folder, run in this process: its exit code and the JSON document on its stdout. */
export async function ask(
  folder: string,
  argv: readonly string[],
): Promise<{readonly exit: number; readonly answer: unknown}> {
  let text = ''
  const output = (take: (text: string) => void) => ({
    write: (written: string, done: () => void) => {
      take(written)
      done()
    },
  })
  const exit = await main({
    argv: [...argv, '--json'],
    environment: {SOURCE_DATE_EPOCH: '1796083200'},
    stdout: output((written) => {
      text += written
    }),
    stderr: output(() => {}),
    cwd: () => folder,
  })
  return {exit, answer: JSON.parse(text)}
}
