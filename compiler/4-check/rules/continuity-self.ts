import type {Rule} from '../../model.ts'
import {manifestWith} from '../example-layer.ts'
import {seeAlso} from '../places.ts'

export const continuitySelf = {
  id: 'continuity-self',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §19',
  summary: 'The continuity owner is the primary owner.',
  why: 'The continuity owner acts when the primary is away; one and the same person cannot.',
  mend: 'Name another person, or leave `continuity` out until there is one.',
  example: {
    bad: {'leji.json': manifestWith({owners: {primary: {name: 'Ada'}, continuity: {name: 'Ada'}}})},
    good: {'leji.json': manifestWith({owners: {primary: {name: 'Ada'}, continuity: {name: 'Grace'}}})},
  },
  check({layer}, report) {
    const {manifest} = layer
    if (!manifest || manifest.owners.primary.name !== manifest.owners.continuity?.name) return
    report({
      rule: 'continuity-self',
      path: manifest.json.file.path,
      message: `\`${manifest.owners.primary.name}\` is both the primary and the continuity owner.`,
      hint: 'Name another person, or leave `continuity` out until there is one.',
      place: manifest.json.locate(['owners', 'continuity', 'name']),
      related: seeAlso(manifest, ['owners', 'primary', 'name'], 'the primary owner'),
    })
  },
} satisfies Rule
