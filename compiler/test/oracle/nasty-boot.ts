import fc from 'fast-check'
import {baseLayer, hydratedWarehouse, warehouseEntry, warehouseMount} from '../../4-check/example-layer.ts'
import {type Change, type Fields, withFields, withFiles} from './draft.ts'
import {nastyFences} from './nasty-fences.ts'
import {nastyDocument} from './nasty-links.ts'

const pick = fc.constantFrom

const boot = 'docs/boot-profile.md'
const bootText = baseLayer[boot] ?? ''

/** The boot profile changed. */
export const bootChange: fc.Arbitrary<Change> = fc.oneof(
  pick(
    ...['Identity', 'Loading', 'Posture', 'docs/decisions/'].map((word) => bootText.replace(word, 'Other')),
    ...['', '# IDENTITY, loading and posture\n', '####### Identity\n', '#Identity\n## The Loading \n'],
    ...['docs/context-changelog.json', 'see other-changelog.json', 'docs/agents/core.md', '[a](gone.md)'].map(
      (words) => `${bootText.replace('docs/decisions/', words)}\n${words}\n`,
    ),
    `---\nk: v\n---\n${bootText.replaceAll('\n', '\r\n')}`,
  ).map((text) => withFiles({[boot]: text})),
  nastyFences.map((text) => withFiles({[boot]: `${bootText}\n${text}`})),
  nastyDocument.map((text) => withFiles({[boot]: text})),
  pick('../../../boot.md', 'domain/terms.md', 'nothing.md').map((link) => withFiles({[boot]: {link}})),
)

const secondMount = {
  ...warehouseMount,
  name: 'kitchen',
  source: 'git@example.org:team/kitchen.git',
  pin: 'a'.repeat(64),
}
const mount = fc
  .tuple(
    pick(warehouseMount, warehouseMount, secondMount),
    pick<Fields>(
      ...[
        {},
        {},
        {},
        {name: 'tea-shop'},
        {name: 'padded '},
        {source: '../x'},
        {source: 'http://a/b'},
        {source: 'https://a/'},
      ],
      ...[{source: ' https://EXAMPLE.org/warehouse/ '}, {source: 'ssh://git@a:22/x.git'}, {source: 'git@a://x'}],
      ...[
        {source: 'https://a/.git'},
        {source: 'https://a/b\\c'},
        {trackingRef: 'refs/heads/main'},
        {owner: {name: 'A\nB'}},
      ],
      ...[{trackingRef: 'refs/heads/a..b'}, {trackingRef: 'refs/tags/.x'}, {trackingRef: 'refs/heads/x.lock'}],
      ...[{trackingRef: 'refs/heads/x.lock/y'}, {trackingRef: 'refs/heads/a//b'}, {trackingRef: 'refs/heads/a@{b'}],
      ...[{trackingRef: 'main'}, {pin: 'abc'}, {owner: {}}, {categories: []}, {topics: ['']}, {role: 7, extra: 1}],
    ),
  )
  .map(([declared, fields]) => ({...declared, ...fields}))
const surfaced = pick<readonly string[]>(
  warehouseEntry,
  [...warehouseEntry, ...warehouseEntry],
  warehouseEntry.map((line) => line.replace('warehouse', 'kitchen')),
  warehouseEntry.map((line) => line.replace('Grace', 'Linus')),
  [...warehouseEntry, ...warehouseEntry.map((line) => line.replace('warehouse', 'kitchen'))],
  warehouseEntry.slice(1),
  [],
)

/** Mounts declared, spoken of in the boot profile and hydrated, or not. */
export const mountChange: fc.Arbitrary<Change> = fc
  .tuple(fc.array(mount, {maxLength: 3}), fc.option(surfaced), fc.boolean(), pick('', ' x'))
  .map(([mounts, lines, isHydrated, token]): Change => {
    const block = lines ? ['', `\`\`\`leji-mounts${token}`, ...lines, '```', ''].join('\n') : ''
    const files = {[boot]: `${bootText}${block}`, ...(isHydrated && hydratedWarehouse)}
    return (draft) => withFields({federation: {mounts}})(withFiles(files)(draft))
  })
