import {readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {manualPages} from '../cli/manual.ts'

const pages = await manualPages()
const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

if (process.env.LEJIC_GOLDEN === '1') for (const [path, text] of pages) writeFileSync(fileOf(path), text)

test.each([...pages])('%s says what the program does (`npm run golden` writes it)', (path, text) => {
  expect(readFileSync(fileOf(path), 'utf8')).toBe(text)
})
