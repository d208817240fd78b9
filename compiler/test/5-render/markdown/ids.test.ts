import {readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {describe, expect, it} from 'vitest'
import {createIds} from '../../../5-render/markdown/ids.ts'

const none: ReadonlySet<string> = new Set()

describe('createIds', () => {
  it('counts past names that are taken, explicit or authored', () => {
    const ids = createIds(new Set(['a-1']), new Set(['a-2']))
    expect([ids.heading('A', undefined), ids.heading('A', undefined), ids.heading('A', undefined)]).toEqual([
      'a',
      'a-3',
      'a-4',
    ])
    expect([ids.heading('B', 'a-1'), ids.anchor('a-2'), ids.anchor('a-2'), ids.anchor('')]).toEqual([
      'a-1',
      'a-2',
      undefined,
      undefined,
    ])
  })

  it.each(['lejicMenu', 'Lejic', '__lejic'])('leaves %s to the page around the text', (id) => {
    expect(createIds(none, none).anchor(id)).toBeUndefined()
    expect(createIds(none, none).heading('A', id)).toBe('a')
  })

  it.each(['lejic', 'lejic-menu', 'menu', 'content'])('leaves %s to the text', (id) => {
    expect(createIds(none, none).anchor(id)).toBe(id)
    expect(createIds(none, none).heading(id, undefined)).toBe(id)
  })
})

const layouts = fileURLToPath(new URL('../../../../templates/site', import.meta.url))

it.each(
  readdirSync(layouts, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.hbs') && name !== 'listing.hbs',
  ),
)('%s has no id that a heading could have', (name) => {
  const ids = [...readFileSync(`${layouts}/${name}`, 'utf8').matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  const ours = createIds(none, none)
  expect(ids.filter((id) => ours.anchor(id) !== undefined)).toEqual([])
})
