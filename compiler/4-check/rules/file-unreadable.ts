import {compareBytes} from '../../byte-order.ts'
import type {Rule} from '../../model.ts'

export const fileUnreadable = {
  id: 'file-unreadable',
  severity: 'error',
  origin: 'own',
  summary: 'A file of the layer exists and cannot be read.',
  why: 'It would be missing from every output, and nobody would notice.',
  mend: 'Give yourself leave to read it; a file of more than 64 MiB is no document: keep it out of the layer.',
  example: {
    bad: {'docs/domain/prices.md': {unreadable: true}},
    good: {'docs/domain/prices.md': '# Prices\n'},
  },
  check({source, layer}, report) {
    const {manifest} = layer
    const paths = new Set([
      'leji.json',
      'lejic.yaml',
      ...(manifest ? [manifest.bootProfilePath, manifest.machine.indexPath, manifest.machine.changelogPath] : []),
      ...(manifest?.agents.values() ?? []),
      ...layer.selectors.flatMap(({covers}) => covers),
    ])
    for (const path of [...paths].sort(compareBytes)) {
      if (source.tree.kind(path) !== 'file' || source.tree.file(path)) continue
      report({
        rule: 'file-unreadable',
        path,
        message: `\`${path}\` exists but cannot be read (${source.tree.size(path)} bytes).`,
        hint: 'Check its permissions and its size.',
        related: layer.selectors
          .filter(({covers}) => covers.includes(path))
          .map(({indexFile, place}) => ({message: 'listed here', path: indexFile, ...(place && {place})})),
      })
    }
  },
} satisfies Rule
