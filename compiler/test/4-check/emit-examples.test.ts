import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {ruleById, rules} from '../../4-check/index.ts'
import {build} from '../../build.ts'
import type {ExampleTree} from '../../model.ts'
import {onDisk} from '../on-disk.ts'

/** An example whose text stands for what a build writes, with that in its place. */
async function asGenerated(tree: ExampleTree): Promise<ExampleTree> {
  const root = onDisk({})
  await build(root, {only: ['shims']})
  const generated = readFileSync(join(root, 'AGENTS.md'), 'utf-8')
  const fill = (text: string) =>
    text
      .replace('(the generated text, with one more line)\n', () => `${generated}One more line.\n`)
      .replace('(the generated text)\n', () => generated)
  return Object.fromEntries(
    Object.entries(tree).map(([path, entry]) => [path, typeof entry === 'string' ? fill(entry) : entry]),
  )
}

const raised = rules.filter(({raisedBy}) => raisedBy === 'emit')

async function ruleIdsOfBuild(tree: ExampleTree): Promise<readonly string[]> {
  const {diagnostics} = await build(onDisk(await asGenerated(tree)), {only: ['shims', 'index', 'site']})
  return diagnostics.map(({rule}) => rule).filter((id) => raised.some((rule) => rule.id === id))
}

test.each(raised)('$id: a build of its failing example gives it, of its mended one nothing', async ({id, example}) => {
  expect([...new Set(await ruleIdsOfBuild(example.bad))]).toEqual([id])
  expect(await ruleIdsOfBuild(example.good)).toEqual([])
})

/** But for 5-render, which raises nothing: its marks on pages have names of their own. */
test('every rule that the sources name is listed', () => {
  const root = new URL('../../', import.meta.url)
  const named = readdirSync(root, {recursive: true, encoding: 'utf-8'})
    .filter((path) => path.endsWith('.ts') && !/^(test|tools|bench|runtime|5-render)[\\/]/.test(path))
    .flatMap((path) => {
      const text = readFileSync(new URL(path.replaceAll('\\', '/'), root), 'utf-8')
      return [
        ...text.matchAll(
          /\brule: '([a-z0-9-]+)'|\b(?:reportRecorded|reportRecordedNear|reportInBootProfile)\('([a-z0-9-]+)'\)/g,
        ),
      ].map(([, first, second]) => first ?? second ?? '')
    })
  expect(new Set(named).size).toBeGreaterThan(40)
  expect([...new Set(named)].filter((id) => !ruleById.has(id))).toEqual([])
})
