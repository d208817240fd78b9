import {createHash} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {completionMarker, isTrackingRef, normaliseSource} from '../../3-resolve/mount-source.ts'
import {mountFaults} from '../../3-resolve/mounts.ts'
import type {Mount} from '../../model.ts'
import {layerOf} from '../layer-of.ts'
import {manifestOf} from '../manifest-of.ts'
import {referenceVectors} from '../reference-data.ts'

const pin = 'a'.repeat(40)
const mount = (more: Partial<Mount> = {}): Mount => ({
  name: 'kitchen',
  source: 'https://git.test/kitchen',
  pin,
  owner: {name: 'Ada'},
  ...more,
})
const entry = (name = 'kitchen', owner = 'Ada') => `- mount: ${name}\n  owner: ${owner}\n  carries: c\n  read-when: r\n`
const boot = (...entries: string[]) => `# Boot\n\n\`\`\`leji-mounts\n${entries.join('')}\`\`\`\n`
const hydrated = {[completionMarker('https://git.test/kitchen', pin)]: ''}

function faults(mounts: Mount[], text: string | undefined, files: Record<string, string> = hydrated) {
  const manifest = manifestOf({mounts})
  const layer = layerOf({...files, ...(text !== undefined && {'docs/boot-profile.md': text})}, manifest)
  return mountFaults(layer, manifest).map(({rule, path, place}) => [
    rule,
    path,
    place?.file.text.slice(place.start, place.end).split('\n')[0],
  ])
}

test('a sound, surfaced and hydrated mount gives nothing', () => {
  expect(faults([mount()], boot(entry()))).toEqual([])
  expect(faults([], '# Boot\n')).toEqual([])
  expect(faults([], undefined)).toEqual([])
})

describe('declarations', () => {
  const rules = (mounts: Mount[]) => faults(mounts, boot(...new Set(mounts.map(({name}) => entry(name)))))

  test('a name twice, once for each later one; nothing about availability', () => {
    expect(rules([mount(), mount(), mount({source: 'x'})])).toEqual([
      ['mount-duplicate', 'kitchen', undefined],
      ['mount-duplicate', 'kitchen', undefined],
      ['mount-source', 'kitchen', undefined],
    ])
  })

  test('the layer itself, a source and a ref that cannot be', () => {
    expect(rules([mount({name: 'layer', source: '../kitchen', trackingRef: 'main'})])).toEqual([
      ['mount-self', 'layer', undefined],
      ['mount-source', 'layer', undefined],
      ['mount-tracking-ref', 'layer', undefined],
    ])
  })

  test('not hydrated: another pin, or no complete file', () => {
    expect(rules([mount({pin: 'b'.repeat(40)})])).toEqual([['mount-unavailable', 'kitchen', undefined]])
    const directory = `${completionMarker('https://git.test/kitchen', pin)}/x`
    expect(faults([mount()], boot(entry()), {[directory]: ''})).toEqual([['mount-unavailable', 'kitchen', undefined]])
  })

  test('the manifest line is named', () => {
    const manifest = manifestOf({mounts: [mount({source: 'x'})]})
    const layer = layerOf({'docs/boot-profile.md': boot(entry())}, manifest)
    const [related] = mountFaults(layer, manifest)[0]?.related ?? []
    const place = related?.place
    expect([related?.path, place?.file.text.slice(place.start, place.end)]).toEqual(['leji.json', '"x"'])
  })
})

describe('surfacing', () => {
  test('no block, or no boot profile', () => {
    expect(faults([mount()], '# Boot\n')).toEqual([['mount-surfacing-block', 'docs/boot-profile.md', undefined]])
    expect(faults([mount({name: ' x'})], undefined, {})).toEqual([
      ['mount-unavailable', ' x', undefined],
      ['mount-surfacing-block', 'docs/boot-profile.md', undefined],
    ])
  })

  test.each([
    ['```leji-mount', 'Did you mean `leji-mounts` where `leji-mount` stands?'],
    ['~~~leji-mounts', 'Open the `leji-mounts` block with backticks: tildes open none.'],
    ['```text', 'Add a `leji-mounts` block with one record for each declared mount.'],
  ])('a fence that was meant to be one: %s', (fence, hint) => {
    const manifest = manifestOf({mounts: [mount()]})
    const layer = layerOf({'docs/boot-profile.md': `# Boot\n\n${fence}\n${fence.slice(0, 3)}\n`}, manifest)
    const found = mountFaults(layer, manifest).find(({rule}) => rule === 'mount-surfacing-block')
    expect(found?.hint).toBe(hint)
  })

  test('a block without mounts, even an empty one', () => {
    expect(faults([], boot())).toEqual([['mount-surfacing-block', 'docs/boot-profile.md', undefined]])
  })

  test('unknown and second entries in document order, then missing and owner in declared order', () => {
    const mounts = [mount(), mount({name: 'cellar'}), mount({name: 'attic'})]
    const text = boot(entry('barn'), entry('attic', 'Bo'), entry('attic'), entry('barn'), entry('cellar'))
    const at = 'docs/boot-profile.md'
    expect(faults(mounts, text)).toEqual([
      ['mount-surfacing-unknown', at, 'barn'],
      ['mount-surfacing-duplicate', at, 'attic'],
      ['mount-surfacing-unknown', at, 'barn'],
      ['mount-surfacing-missing', at, undefined],
      ['mount-surfacing-owner', at, 'Bo'],
    ])
  })

  test('a name declared twice is missed once, and its first owner counts', () => {
    const mounts = [mount(), mount({owner: {name: 'Bo'}})]
    expect(faults(mounts, boot()).map(([rule]) => rule)).toEqual(['mount-duplicate', 'mount-surfacing-missing'])
    expect(faults(mounts, boot(entry())).map(([rule]) => rule)).toEqual(['mount-duplicate'])
  })

  test('names that no block can hold, name before owner, at the manifest', () => {
    expect(faults([mount({name: 'kitchen ', owner: {name: 'A\nB'}})], boot())).toEqual([
      ['mount-surfacing-missing', 'docs/boot-profile.md', undefined],
      ['mount-name-line', 'leji.json', '"kitchen "'],
      ['mount-owner-name-line', 'leji.json', '"A\\nB"'],
    ])
  })
})

test.each<[string, string | undefined]>([
  ['https://Git.Test/Org/Repo.git', 'https://git.test/Org/Repo'],
  ['  https://git.test/a/  ', 'https://git.test/a'],
  ['https://git.test/a.git/', 'https://git.test/a'],
  ['https://git.test/a.git.git', 'https://git.test/a.git'],
  ['https://user:secret@git.test/a', 'https://git.test/a'],
  ['https://git.test:8443/a', 'https://git.test:8443/a'],
  ['ssh://git@git.test:22/a', 'ssh://git@git.test:22/a'],
  ['ssh://git:secret@git.test/a', 'ssh://git@git.test/a'],
  ['ssh://git.test/a', 'ssh://git.test/a'],
  ['git@Git.test:org/a.git', 'ssh://git@git.test/org/a'],
  ['git@git.test:/org/a', 'ssh://git@git.test//org/a'],
  ['git@git.test://org/a', undefined],
  ['http://git.test/a', undefined],
  ['HTTPS://git.test/a', undefined],
  ['git://git.test/a', undefined],
  ['file:///a', undefined],
  ['/srv/a', undefined],
  ['../a', undefined],
  ['https://git.test/', undefined],
  ['https://git.test', undefined],
  ['https://git.test/.git', undefined],
  ['https://git.test/a\\b', undefined],
  ['https://git.te st/a', undefined],
  ['', undefined],
])('the identity of %j', (source, identity) => {
  expect(normaliseSource(source)).toBe(identity)
})

test.each([
  ['refs/heads/main', true],
  ['refs/tags/v1.0', true],
  ['refs/heads/a/b-c_d+e', true],
  ['refs/heads/決済', true],
  ['main', false],
  ['refs/remotes/origin/main', false],
  ['refs/heads/', false],
  ['refs/heads/a/', false],
  ['refs/heads//a', false],
  ['refs/heads/a..b', false],
  ['refs/heads/a@{1}', false],
  ['refs/heads/.a', false],
  ['refs/heads/a/.b', false],
  ['refs/heads/a.lock', false],
  ['refs/heads/a.lock/b', false],
  ['refs/heads/a.', false],
  ['refs/heads/a b', false],
  ['refs/heads/a~1', false],
  ['refs/heads/a^', false],
  ['refs/heads/a:b', false],
  ['refs/heads/a?', false],
  ['refs/heads/a*', false],
  ['refs/heads/[a', false],
  ['refs/heads/a\\b', false],
  ['refs/heads/a\u007F', false],
])('%j is a tracking ref: %j', (ref, valid) => {
  expect(isTrackingRef(ref)).toBe(valid)
})

test('the marker lies under the hash of identity, pin and cache format', () => {
  const key = createHash('sha256').update(`https://git.test/a\n${pin}\n2`).digest('hex')
  expect(completionMarker('https://git.test/a', pin)).toBe(`.leji/mounts/cache/${key}/projection/complete`)
})

/** What the vectors of surfacing only describe: declared mounts and the boot profile. */
const described: readonly (readonly [begin: string, mounts: Mount[], text: string])[] = [
  ['mounts declared, no block', [mount()], '# Boot\n'],
  ['no mounts, no block', [], '# Boot\n'],
  ['extra well-formed entry', [mount()], boot(entry(), entry('barn'))],
  ['name padded and owner.name two lines', [mount({name: 'kitchen ', owner: {name: 'Ada\nLin'}})], boot()],
]
const surfacing = referenceVectors<{surfacing?: {name: string; rules: string[]}[]}>('leji-mounts')
test.each(surfacing.flatMap((file) => file.surfacing ?? []))('vector: $name', ({name, rules}) => {
  const [, mounts, text] = described.find(([begin]) => name.startsWith(begin)) ?? []
  if (!mounts) throw new Error(`no layer is known for the vector ${name}`)
  const found = faults(mounts, text).map(([rule]) => rule)
  // Dots stand for whatever comes before.
  const wanted = rules.filter((rule) => rule !== '...')
  expect(rules[0] === '...' ? found.slice(-wanted.length) : found).toEqual(wanted)
})
