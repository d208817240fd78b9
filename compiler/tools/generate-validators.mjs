/**
 * Compiles the schemas to `compiler/2-parse/validators.generated.js`: functions that need no library and no compiling when
 * lejic starts. `node compiler/tools/generate-validators.mjs` writes the file, and `--check` fails when it is not fresh.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {Ajv2020} from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import {build} from 'esbuild'

const root = fileURLToPath(new URL('../../', import.meta.url))
const output = `${root}compiler/2-parse/validators.generated.js`

/** Export name to schema file. */
const schemas = {
  validateManifest: 'context-manifest',
  validateIndex: 'context-index',
  validateChangelog: 'context-changelog',
  validateProfile: 'agent-profile',
  validateDecision: 'decision-record',
  validateSettings: 'lejic',
}

/** The text that the generated file must have. */
export async function generateValidators() {
  const ajv = new Ajv2020({
    allErrors: true,
    // Errors carry the schema that they come from: its keys, values and description make the message.
    verbose: true,
    allowUnionTypes: true,
    // `if` without `type` beside it, and `then` that requires what the outer object defines, are how the schemas are meant.
    strictRequired: false,
    strictTypes: false,
    code: {source: true, esm: true, lines: false},
  })
  const names = {}
  for (const [name, file] of Object.entries(schemas)) {
    const schema = JSON.parse(readFileSync(`${root}schemas/${file}.schema.json`, 'utf-8'))
    names[name] = file
    ajv.addSchema(schema, file)
  }
  const code = standaloneCode.default(ajv, names)
  // The code asks ajv for the helpers that it needs; bundling them leaves a file that stands alone.
  const bundled = await build({
    stdin: {contents: code, resolveDir: root, loader: 'js'},
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: 'none',
    write: false,
  })
  return `// Generated from schemas/ by compiler/tools/generate-validators.mjs. Do not edit.\n${bundled.outputFiles[0].text}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await generateValidators()
  if (!process.argv.includes('--check')) writeFileSync(output, text)
  else if (readFileSync(output, 'utf-8') !== text) {
    console.error('compiler/2-parse/validators.generated.js is not what the schemas give: run `npm run generate`.')
    process.exitCode = 1
  }
}
