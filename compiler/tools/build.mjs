/**
 * Compiles the compiler into `out/compiler/`: the executable `lejic.js` (one file, and `secrets.js`
 * for those who ask for that), the library `index.js` with its types and the notices of what is bundled; before them what they are made with, the validators and (into
 * `templates/site/generated/`) the site's browser scripts. Repeatable; takes a second or two.
 *
 * Everything is bundled, so that an installed package has no dependencies to resolve and starts with one file read.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import {bundleBrowser} from './bundle-browser.mjs'
import {declarations} from './declarations.mjs'
import {generateValidators} from './generate-validators.mjs'
import {notices} from './notices.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const out = path.join(root, 'out/compiler')

/** Written beside its place and renamed, so that a process that runs the old file never reads half of the new one. */
function place(file, contents, mode = 0o644) {
  mkdirSync(path.dirname(file), {recursive: true})
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, contents, {mode})
  chmodSync(draft, mode)
  renameSync(draft, file)
}

const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  write: false,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  // Names stay, so that a stack trace can be read; white space and long syntax go, since Node parses the file at each start.
  minifyWhitespace: true,
  minifySyntax: true,
}

const requireBanner = "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);"

/** The detector of secrets is a file of its own, which only `check --content` reads: Node parses what it loads at each start. */
const secretsApart = {
  name: 'secrets-apart',
  setup({onResolve}) {
    onResolve({filter: /\/detector\.ts$/}, ({kind}) =>
      kind === 'dynamic-import' ? {path: './secrets.js', external: true} : undefined,
    )
  },
}

/** For Node: `compiler/ENTRY` as one file, commands inside it evaluated when they are first imported. */
async function bundleForNode(entry, target, mode) {
  const result = await build({
    ...shared,
    entryPoints: [entry],
    outfile: target,
    platform: 'node',
    target: 'node20',
    plugins: [secretsApart],
    // Packages that have both give their ES modules, which can be shaken.
    mainFields: ['module', 'main'],
    // CommonJS packages among them ask for Node's own modules with require, which a module does not have.
    banner: {js: `${mode === 0o755 ? '#!/usr/bin/env node\n' : ''}${requireBanner}`},
  })
  place(path.join(root, target), result.outputFiles[0].contents, mode)
  return result.metafile
}

/** Validators are committed, so that sources run as they are cloned; a build brings them up to date with their schemas. */
async function refreshValidators() {
  const file = path.join(root, 'compiler/2-parse/validators.generated.js')
  const text = await generateValidators()
  if (!existsSync(file) || readFileSync(file, 'utf-8') !== text) place(file, text)
}

/** The library's types; those of an earlier build that it does not reach any more go. */
function placeDeclarations() {
  const texts = declarations(path.join(root, 'compiler'), 'index.ts')
  for (const file of readdirSync(out, {recursive: true})) {
    const stale = file.endsWith('.d.ts') && !texts.has(file.split(path.sep).join('/'))
    if (stale) rmSync(path.join(out, file))
  }
  for (const [file, text] of texts) place(path.join(out, file), text)
}

/** `node_modules/.bin/lejic`, so that `npx lejic` works in this checkout as it does where the package is installed. */
function linkExecutable() {
  const bin = path.join(root, 'node_modules/.bin')
  if (!existsSync(bin)) return
  const link = path.join(bin, 'lejic')
  const draft = `${link}.${process.pid}.tmp`
  if (process.platform === 'win32') {
    place(`${link}.cmd`, '@node "%~dp0\\..\\..\\out\\compiler\\lejic.js" %*\r\n')
    place(link, '#!/bin/sh\nexec node "$(dirname "$0")/../../out/compiler/lejic.js" "$@"\n', 0o755)
    return
  }
  rmSync(draft, {force: true})
  symlinkSync('../../out/compiler/lejic.js', draft)
  renameSync(draft, link)
}

const started = performance.now()
const [browser] = await Promise.all([bundleBrowser(), refreshValidators()])
const forNode = await Promise.all([
  bundleForNode('compiler/cli/lejic.ts', 'out/compiler/lejic.js', 0o755),
  bundleForNode('compiler/index.ts', 'out/compiler/index.js', 0o644),
  bundleForNode('compiler/secrets/detector.ts', 'out/compiler/secrets.js', 0o644),
])
placeDeclarations()
place(path.join(out, 'third-party-notices.txt'), notices(root, [browser, ...forNode]))
linkExecutable()
console.error(`built out/compiler in ${Math.round(performance.now() - started)} ms`)
