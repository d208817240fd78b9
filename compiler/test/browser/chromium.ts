import {accessSync, constants, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {TestProject} from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser that the tests drive. */
    chromium: string
  }
}

/**
 * Finds the browser: `CHROME_BIN`, a Chromium on PATH, else the one that comes with the development packages, unpacked
 * into a folder of this run. The tests are never left out: without any browser the run fails here.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const found =
    process.env.CHROME_BIN || onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  if (found) {
    project.provide('chromium', found)
    return () => {}
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'lejic-chromium-'))
  // Makes the package unpack the libraries that it brings; it does so for the host that it was made for alone.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const {TMPDIR} = process.env
  process.env.TMPDIR = folder
  const {default: chromium} = await import('@sparticuz/chromium')
  project.provide('chromium', await chromium.executablePath())
  // Other tests' folders do not belong below one that only this user may enter.
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  // The package's own settings look for fonts in `/tmp/fonts` alone; without a single font Chromium crashes.
  const fonts = path.join(folder, 'fonts.conf')
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  )
  process.env.FONTCONFIG_FILE = fonts
  return () => rmSync(folder, {recursive: true, force: true})
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
