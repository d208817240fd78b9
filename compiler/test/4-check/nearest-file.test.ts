import {expect, test} from 'vitest'
import {memorySource} from '../../1-read/memory.ts'
import {layOver} from '../../4-check/example-layer.ts'
import {nearestFile} from '../../4-check/nearest-file.ts'
import {examine} from '../../examine.ts'

const context = examine(
  memorySource(
    layOver({
      'docs/domain/prices.md': '# Prices\n',
      'docs/domain/a.md': '# A\n',
      'docs/domain/scale.png': Uint8Array.of(1),
      'docs/b.txt': '',
      'docs/domain/index.md': '# Index\n',
    }),
  ),
)

test.each([
  ['docs/domain/pricse.md', 'docs/domain/prices.md'],
  ['docs/domain/Prices.md', 'docs/domain/prices.md'],
  ['docs/domain/scale.jpg', 'docs/domain/scale.png'],
  ['docs/prices.md', 'docs/domain/prices.md'],
  ['elsewhere/terms.md', 'docs/domain/terms.md'],
  ['docs/domian/prices.md', 'docs/domain/prices.md'],
  ['docs/domian', 'docs/domain'],
])('%s is meant to be %s', (path, meant) => {
  expect(nearestFile(context, path)).toBe(meant)
})

test.each(['docs/fr/index.md', 'docs/domain/b.md', 'docs/domain/unlike.md', 'nowhere/at/all.md'])(
  'nothing is near %s',
  (path) => {
    expect(nearestFile(context, path)).toBeUndefined()
  },
)
