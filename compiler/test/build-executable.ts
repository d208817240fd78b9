import {execFileSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'

/** Builds `out/compiler` once before the tests that run the executable, so that they never judge an old one. */
export default function setup(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../tools/build.mjs', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
