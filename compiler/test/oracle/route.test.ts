import fc from 'fast-check'
import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {baseLayer, manifestWith} from '../../4-check/example-layer.ts'
import {main} from '../../cli/main.ts'
import {examine} from '../../examine.ts'
import {routeFacts} from '../../route/route-facts.ts'
import {routeTask} from '../../route/task-route.ts'
import {TaskScopeError} from '../../route/task-scope.ts'
import {onDisk} from '../on-disk.ts'
import {cases} from './cases.ts'
import {nastyRoutedLayer, nastyScope} from './nasty-routes.ts'
import {type RoutedLayer, route, type Scope} from './route.ts'

function manifestOf({
  categories,
  mounts,
  agentProfilesPath,
  decisionRecordsPath,
  bootProfilePath,
}: RoutedLayer): string {
  const machine = {agentProfilesPath, decisionRecordsPath}
  return manifestWith({categories, bootProfilePath, machine, federation: {mounts}})
}

/** The document that `route --json` prints before its findings; undefined when the scope is refused. */
function routed(layer: RoutedLayer, scope: Scope): string | undefined {
  const {resolved} = examine(memorySource({...layer.files, 'leji.json': manifestOf(layer)}), {now: 0})
  if (!resolved) throw new Error('the manifest does not load')
  try {
    return JSON.stringify({command: 'route', ok: true, ...routeTask(routeFacts(resolved), scope)})
  } catch (error) {
    if (error instanceof TaskScopeError) return undefined
    throw error
  }
}

test('a task is routed as a second reading routes it, to the byte', () => {
  fc.assert(
    fc.property(nastyRoutedLayer, fc.array(nastyScope, {minLength: 1, maxLength: 3}), (layer, scopes) => {
      for (const scope of scopes) expect(routed(layer, scope)).toBe(JSON.stringify(route(layer, scope)))
    }),
    cases(200),
  )
})

/** What the command line answers in a folder that holds the layer, without what every command adds. */
async function printed(layer: RoutedLayer, {paths, categories, topics, asOf}: Scope): Promise<string | undefined> {
  const nothing = Object.fromEntries(Object.keys(baseLayer).map((path) => [path, null]))
  const root = onDisk({...nothing, ...layer.files, 'leji.json': manifestOf(layer)})
  const flags = [
    ...paths.map((path) => `--path=${path}`),
    ...categories.map((id) => `--category=${id}`),
    ...topics.map((topic) => `--topic=${topic}`),
  ]
  let stdout = ''
  const write = (text: string, done: () => void) => {
    stdout += text
    done()
  }
  const output = {write, isTTY: false}
  const argv = ['route', '--json', `--as-of=${asOf}`, ...flags]
  const exit = await main({
    argv,
    environment: {},
    stdout: output,
    stderr: {write: (_, done) => done()},
    cwd: () => root,
  })
  if (exit !== 0) return undefined
  const {findings: _, summary: __, ...answer} = JSON.parse(stdout)
  return JSON.stringify(answer)
}

test('the command prints that document', async () => {
  await fc.assert(
    fc.asyncProperty(nastyRoutedLayer, nastyScope, async (layer, scope) => {
      // The command line refuses an id that is no category, and a flag without a value.
      fc.pre(!scope.categories.includes('nonsense') && !scope.paths.includes(''))
      expect(await printed(layer, scope)).toBe(JSON.stringify(route(layer, scope)))
    }),
    cases(25),
  )
})
