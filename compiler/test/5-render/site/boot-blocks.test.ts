import {describe, expect, it} from 'vitest'
import {parseBootProfile} from '../../../2-parse/boot-profile.ts'
import {parseDocument} from '../../../2-parse/document.ts'
import {stanceOf} from '../../../5-render/site/boot-blocks.ts'
import {sourceFile} from '../../source-file.ts'

describe('the stance of a line', () => {
  it.each([
    ['Proceed: plan and draft.', 'go', 'Proceed'],
    ['**Go on**: reading.', 'go', 'Go on'],
    ['Go on without asking: reading.', 'go', 'Go on without asking'],
    ['Stop and ask: closing a berth.', 'ask', 'Stop and ask'],
    ['Proceed, but ask: a new word.', 'ask', 'Proceed, but ask'],
    ['Never: move without a pilot.', 'never', 'Never'],
    ['Do not: guess.', 'never', 'Do not'],
    ['Adelante: leer y probar.', 'go', 'Adelante'],
    ['Continúa: leer.', 'go', 'Continúa'],
    ['Sin preguntar: leer.', 'go', 'Sin preguntar'],
    ['**Preguntar antes**: cerrar un muelle.', 'ask', 'Preguntar antes'],
    ['Detente y pregunta: borrar.', 'ask', 'Detente y pregunta'],
    ['Nunca: mover un barco sin práctico.', 'never', 'Nunca'],
    ['Jamás: adivinar.', 'never', 'Jamás'],
  ])('%s', (text, stance, label) => {
    expect(stanceOf(text)).toMatchObject({stance, label})
  })

  it.each(['Documents: three of them.', 'Normally: quiet.', 'Nunca.', 'Asking: no word of ours'])(
    'none: %s',
    (text) => {
      expect(stanceOf(text)).toBeUndefined()
    },
  )
})

describe('the sections of a boot profile', () => {
  it.each([
    ['# Boot\n\n## Identity\n\na\n\n## Loading\n\nb\n\n## Posture\n\nc\n\n## Maintenance\n\nd\n'],
    ['# Arranque\n\n## Identidad\n\na\n\n## Carga\n\nb\n\n## Postura\n\nc\n\n## Mantenimiento\n\nd\n'],
  ])('%j', (text) => {
    const document = parseDocument(sourceFile(text, 'docs/boot-profile.md'))
    const {boot} = parseBootProfile(document)
    expect(boot.parts.map(({topic, contentStart, end}) => [topic, text.slice(contentStart, end).trim()])).toEqual([
      ['identity', 'a'],
      ['loading', 'b'],
      ['posture', 'c'],
      ['other', 'd'],
    ])
  })
})
