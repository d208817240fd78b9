import {describe, expect, test} from 'vitest'
import {type Declared, globalFlags, readArguments, tokenize} from '../../cli/arguments.ts'
import {UsageError} from '../../cli/command.ts'

const paint: Declared = {
  name: 'paint',
  operands: [
    {name: 'WALL', required: true, help: ''},
    {name: 'DOOR', required: false, help: ''},
  ],
  flags: [
    {name: 'colour', short: 'c', value: 'NAME', choices: ['red', 'green'], many: 'comma', help: ''},
    {name: 'coats', value: 'N', help: ''},
    {name: 'note', value: 'TEXT', many: 'repeat', help: ''},
    {name: 'wet', help: ''},
    {name: 'spray', later: true, help: ''},
  ],
}

function read(...argv: string[]) {
  return readArguments(tokenize(argv, [...paint.flags, ...globalFlags]), paint)
}

function refusal(...argv: string[]): {message: string; hint: string | undefined} {
  try {
    read(...argv)
  } catch (error) {
    if (error instanceof UsageError) return {message: error.message, hint: error.hint}
    throw error
  }
  throw new Error('was accepted')
}

describe('what is accepted', () => {
  test('values after a space, after `=` and after a short name are the same', () => {
    for (const line of [['--colour', 'red'], ['--colour=red'], ['-c', 'red'], ['-cred']]) {
      expect(read('wall', ...line).flags.values('colour')).toEqual(['red'])
    }
  })

  test('comma lists are split, repeated flags add up, a plain value is replaced by the last', () => {
    const {flags} = read(
      'wall',
      '--colour',
      'red,green',
      '--colour=red',
      '--note',
      'a,b',
      '--note',
      'c',
      '--coats=1',
      '--coats=2',
    )
    expect(flags.values('colour')).toEqual(['red', 'green', 'red'])
    expect(flags.values('note')).toEqual(['a,b', 'c'])
    expect(flags.value('coats')).toBe('2')
  })

  test('operands stand anywhere; behind `--` everything is one', () => {
    expect(read('--wet', 'wall', '--', '--wet').operands).toEqual(['wall', '--wet'])
    expect(read('wall', '--', '--wet').flags.has('wet')).toBe(false)
    expect(read('-').operands).toEqual(['-'])
  })

  test('a value that starts with a dash is written behind `=`', () => {
    expect(read('wall', '--note=--wet').flags.values('note')).toEqual(['--wet'])
  })

  test('short switches stand together', () => {
    const {flags} = read('wall', '-qh')
    expect([flags.has('quiet'), flags.has('help'), flags.has('version')]).toEqual([true, true, false])
  })
})

describe('what is refused', () => {
  test.each([
    [['wall', '--weet'], '`lejic paint` has no flag `--weet`.', 'Did you mean `--wet`?'],
    [
      ['wall', '--qqqqqq'],
      '`lejic paint` has no flag `--qqqqqq`.',
      'See `lejic paint --help` for the flags that it has.',
    ],
    [['wall', '--foo'], '`lejic paint` has no flag `--foo`.', 'See `lejic paint --help` for the flags that it has.'],
    [['wall', '--jsn'], '`lejic paint` has no flag `--jsn`.', 'Did you mean `--json`?'],
    [['wall', '-x'], '`lejic paint` has no flag `-x`.', 'See `lejic paint --help` for the flags that it has.'],
    [
      ['wall', '--spray'],
      '`--spray` is not available in this version of lejic.',
      'See `lejic paint --help` for the flags that are.',
    ],
    [['wall', '--wet=yes'], '`--wet` takes no value, but got `yes`.', undefined],
    [['wall', '--coats'], '`--coats` needs a value: N.', undefined],
    [['wall', '--coats='], '`--coats` needs a value: N.', undefined],
    [['wall', '--colour=,'], '`--colour` needs a value: NAME.', undefined],
    [
      ['wall', '--coats', '--wet'],
      '`--coats` needs a value, but `--wet` follows.',
      'Write `--coats=--wet` when `--wet` is the value.',
    ],
    [['wall', '--colour=red,gren'], '`--colour` cannot be `gren`.', 'Did you mean `green`?'],
    [['wall', '--colour=blue'], '`--colour` cannot be `blue`.', 'It can be red, green.'],
    [
      ['wall', 'door', 'roof'],
      '`lejic paint` does not know what to do with `roof`.',
      'Usage: lejic paint WALL [DOOR] [flags]',
    ],
    [['wall', 'door', 'wet'], '`lejic paint` does not know what to do with `wet`.', 'Did you mean `--wet`?'],
    [[], '`lejic paint` needs WALL.', 'Usage: lejic paint WALL [DOOR] [flags]'],
  ])('%j', (argv, message, hint) => {
    expect(refusal(...argv)).toEqual({message, hint})
  })

  test('a name of every object is no flag', () => {
    expect(refusal('wall', '--constructor').message).toBe('`lejic paint` has no flag `--constructor`.')
    expect(refusal('wall', '--__proto__').message).toBe('`lejic paint` has no flag `--__proto__`.')
  })
})
