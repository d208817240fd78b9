import {readFileSync} from 'node:fs'

/** The version of this package, whose package.json lies two folders up from the source and from the bundle alike. */
export function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf-8')
  return (JSON.parse(text) as {version: string}).version
}
