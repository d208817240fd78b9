import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {globalFlags} from '../../cli/arguments.ts'
import {commands} from '../../cli/index.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Everything that a person reads: hints and help in the sources, schemas, templates, the manual. */
const read = ['README.md', 'compiler', 'content', 'schemas', 'templates']

function filesBelow(path: string): readonly string[] {
  if (!statSync(join(repository, path)).isDirectory()) return [path]
  if (/^compiler\/(test|bench)$|\/generated$/.test(path)) return []
  return readdirSync(join(repository, path)).flatMap((name) => filesBelow(`${path}/${name}`))
}

const known = new Map(
  await Promise.all(
    commands.map(async ({name, load}) => {
      const flags = [...(await load()).flags.filter(({later}) => !later), ...globalFlags]
      return [name, new Set(flags.map((flag) => `--${flag.name}`))] as const
    }),
  ),
)

/** A command of a later version may be named where the text says that it is one. */
const announced = /^\\?` will, in a later version/

/** `lejic …` in code marks, escaped where a template literal holds them, and after `npx`. */
const calls = /(\\?)`(?:npx )?lejic ([^`\\\n]+)(?=\1`)|npx lejic ([^`\n&#]+)/g

test('no text sends a reader to a command or a flag that this version has not', () => {
  const wrong = read.flatMap(filesBelow).flatMap((path) => {
    const text = readFileSync(join(repository, path), 'utf8')
    return [...text.matchAll(calls)].flatMap((match) => {
      const [command = '', ...words] = (match[2] ?? match[3] ?? '').trim().split(/\s+/)
      if (/^(-|\$|COMMAND$)/.test(command)) return []
      const flags = known.get(command)
      if (!flags) return announced.test(text.slice(match.index + match[0].length)) ? [] : [`${path}: ${match[0]}`]
      return words
        .filter((word) => /^--\w/.test(word) && !flags.has(word))
        .map((word) => `${path}: ${match[0]} (${word})`)
    })
  })
  expect(wrong).toEqual([])
})

test('what the README and the boot profile lead to is there', () => {
  const named = ['README.md', 'content/boot-profile.md'].flatMap((path) => {
    const text = readFileSync(join(repository, path), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => join(dirname(path), to))
    const paths = [...text.matchAll(/`((?:content|compiler|schemas|templates)\/[^`]*)`/g)].map(([, to = '']) => to)
    return [...links, ...paths]
  })
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(repository, path)))).toEqual([])
})
