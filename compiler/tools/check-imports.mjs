/**
 * Runs dependency-cruiser and fails on a violation, and also when it saw no modules: a parser that it cannot load makes it
 * report success over an empty graph.
 */
import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cruiser = fileURLToPath(
  new URL('../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url),
)
const {stdout, stderr} = spawnSync(
  process.execPath,
  [cruiser, 'compiler', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  {cwd: root, encoding: 'utf-8', maxBuffer: 1 << 28},
)
if (stdout === '') throw new Error(`dependency-cruiser gave no answer: ${stderr}`)
const {summary} = JSON.parse(stdout)
for (const {rule, from, to, cycle} of summary.violations) {
  console.error(`${rule.severity} ${rule.name}: ${from} → ${cycle ? cycle.map(({name}) => name).join(' → ') : to}`)
}
console.error(
  `${summary.totalCruised} modules and ${summary.totalDependenciesCruised} imports looked at, ${summary.error} violations`,
)
if (summary.error > 0 || summary.totalCruised < 50) process.exit(1)
