import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {sha256} from '../../6-emit/committed.ts'
import {seal} from '../../6-emit/seal.ts'
import {positionAt} from '../../diagnostics/place.ts'
import type {Artifact} from '../../model.ts'
import {emitAll, identities, planFor, put, shim, snapshot, temporaryFolder, text} from './disk.ts'

const sealed = (content: string) => seal(content, {from: 'leji.json', comment: 'html'})
const one = shim('AGENTS.md', 'One.\n')
const two = shim('AGENTS.md', 'Two.\n')
const exact: Artifact = {
  path: 'CLAUDE.md',
  kind: 'shims',
  from: 'leji.json',
  ownership: 'exact',
  contents: () => '@AGENTS.md\n',
}
const index = (content: string): Artifact => ({
  path: 'docs/context-index.json',
  kind: 'index',
  from: 'the categories',
  ownership: 'index',
  contents: () => content,
})
const keep = '<!-- lejic:keep -->\nMine.\n<!-- /lejic:keep -->\n'

/** The plan for one artifact: its action, and the rule and message of its refusal. */
function planned(root: string, artifact: Artifact, choices: Parameters<typeof planFor>[2] = {}) {
  const write = planFor(root, [artifact], choices).writes[0]
  return {action: write?.action, rule: write?.fault?.rule, message: write?.fault?.message}
}

describe('a generated file', () => {
  it('is created whole with the folders on the way, and left alone afterwards', () => {
    const root = temporaryFolder()
    const artifacts = [one, shim('.cursor/rules/lejic.mdc', 'Rule.\n')]
    expect(emitAll(root, artifacts)).toEqual(['AGENTS.md create', '.cursor/rules/lejic.mdc create'])
    expect(snapshot(root)).toEqual({'AGENTS.md': sealed('One.\n'), '.cursor/rules/lejic.mdc': sealed('Rule.\n')})
    const before = identities(root)
    expect(emitAll(root, artifacts)).toEqual(['AGENTS.md keep', '.cursor/rules/lejic.mdc keep'])
    expect(identities(root)).toEqual(before)
  })

  it('is brought up to date, with or without a ledger, and keeps its mode', () => {
    const root = temporaryFolder()
    put(root, {'AGENTS.md': sealed('One.\n')})
    chmodSync(join(root, 'AGENTS.md'), 0o640)
    expect(emitAll(root, [two])).toEqual(['AGENTS.md update'])
    expect(text(root, 'AGENTS.md')).toBe(sealed('Two.\n'))
    expect(statSync(join(root, 'AGENTS.md')).mode & 0o777).toBe(0o640)
    expect(readdirSync(root).sort()).toEqual(['.leji', 'AGENTS.md'])
  })

  it('keeps the keep block byte for byte', () => {
    const root = temporaryFolder()
    const block = Buffer.concat([
      Buffer.from('\n<!-- lejic:keep -->\r\n'),
      Buffer.from([0xff, 0, 0xfe, 10]),
      Buffer.from('<!-- /lejic:keep -->\n\n'),
    ])
    put(root, {'AGENTS.md': Buffer.concat([Buffer.from(sealed('One.\n')), block])})
    expect(emitAll(root, [one])).toEqual(['AGENTS.md keep'])
    expect(emitAll(root, [two])).toEqual(['AGENTS.md update'])
    expect(readFileSync(join(root, 'AGENTS.md'))).toEqual(Buffer.concat([Buffer.from(sealed('Two.\n')), block]))
  })

  it('lets the keep block come and go', () => {
    const root = temporaryFolder()
    emitAll(root, [one])
    put(root, {'AGENTS.md': `${text(root, 'AGENTS.md')}\n${keep}`})
    expect(emitAll(root, [one])).toEqual(['AGENTS.md keep'])
    put(root, {'AGENTS.md': sealed('One.\n')})
    expect(emitAll(root, [one])).toEqual(['AGENTS.md keep'])
  })

  it('is unchanged when only its line ends differ, and stays with CRLF when it changes', () => {
    const root = temporaryFolder()
    const crlf = (content: string) => content.replaceAll('\n', '\r\n')
    put(root, {'AGENTS.md': crlf(`${sealed('One.\n')}\n${keep}`)})
    const before = identities(root)
    expect(emitAll(root, [one])).toEqual(['AGENTS.md keep'])
    expect(identities(root)).toEqual(before)
    emitAll(root, [two])
    expect(text(root, 'AGENTS.md')).toBe(crlf(`${sealed('Two.\n')}\n${keep}`))
  })

  it('loses a byte order mark that an editor put before it', () => {
    const root = temporaryFolder()
    put(root, {'AGENTS.md': `\ufeff${sealed('One.\n')}`})
    expect(emitAll(root, [one])).toEqual(['AGENTS.md update'])
    expect(text(root, 'AGENTS.md')).toBe(sealed('One.\n'))
  })

  it('loses the temporary file of a killed build', () => {
    const root = temporaryFolder()
    put(root, {'AGENTS.md': sealed('One.\n'), 'AGENTS.md.lejic-tmp': 'half'})
    emitAll(root, [one])
    expect(readdirSync(root).sort()).toEqual(['.leji', 'AGENTS.md'])
  })
})

describe('a person’s file', () => {
  it.each([
    ['text', '# Our rules\n'],
    ['an empty file', ''],
    ['a marker-like word', 'lejic:hash=0123456789abcdef\n'],
    ['a lone keep block', keep],
    ['UTF-16', Buffer.from(`\ufeff${sealed('One.\n')}`, 'utf16le')],
  ])('that lejic did not generate is refused: %s', (_, content) => {
    const root = temporaryFolder()
    put(root, {'AGENTS.md': content})
    expect(planned(root, one)).toEqual({
      action: 'refuse',
      rule: 'shim-unmanaged',
      message: '`AGENTS.md` was not generated by lejic, so it is left alone.',
    })
  })

  it('that was edited is refused, and the finding points at the first line that differs', () => {
    const root = temporaryFolder()
    put(root, {'AGENTS.md': `\ufeff${sealed('One.\n')}Müller says more.\r\n`})
    const fault = planFor(root, [one]).writes[0]?.fault
    expect(fault).toMatchObject({
      rule: 'shim-edited',
      path: 'AGENTS.md',
      message: '`AGENTS.md` is generated, but it was changed by hand outside a keep block.',
    })
    put(root, {'AGENTS.md': `${sealed('One.\n')}Müller says more.\r\n`})
    const {place} = planFor(root, [one]).writes[0]?.fault ?? {}
    expect(place && positionAt(place.file, place.start)).toEqual({line: 4, column: 1})
    expect(place?.file.text.slice(place.start, place.end)).toBe('Müller says more.')
  })

  it('with a broken keep block is refused, and the finding points at the mark', () => {
    const root = temporaryFolder()
    put(root, {'AGENTS.md': `${sealed('One.\n')}\nÄ.\n${keep}${keep}`})
    const {place, message} = planFor(root, [one]).writes[0]?.fault ?? {}
    expect(message).toBe('`AGENTS.md` is generated, but its keep block stands twice.')
    expect(place && positionAt(place.file, place.start)).toEqual({line: 9, column: 1})
  })

  it('is replaced under force, and stays beside the new one; the keep block moves on', () => {
    const root = temporaryFolder()
    const own = `Own.\n${sealed('One.\n')}${keep}`
    put(root, {'AGENTS.md': own})
    expect(emitAll(root, [two], {force: true})).toEqual(['AGENTS.md update'])
    const backup = `AGENTS.md.lejic-backup-${sha256(Buffer.from(own)).slice(0, 8)}`
    expect(snapshot(root)).toEqual({'AGENTS.md': sealed('Two.\n') + keep, [backup]: own})
    put(root, {'AGENTS.md': 'Other.\n'})
    emitAll(root, [two], {force: true})
    expect(readdirSync(root).filter((name) => name.includes('backup'))).toHaveLength(2)
  })

  it('is never lost to a backup that has its name', () => {
    const root = temporaryFolder()
    const digits = sha256(Buffer.from('Own.\n')).slice(0, 8)
    put(root, {'AGENTS.md': 'Own.\n', [`AGENTS.md.lejic-backup-${digits}`]: 'Older.\n'})
    emitAll(root, [one], {force: true})
    const files = snapshot(root)
    expect(files[`AGENTS.md.lejic-backup-${digits}`]).toBe('Older.\n')
    expect(Object.values(files)).toContain('Own.\n')
  })

  it('is kept once, however often the same bytes are replaced', () => {
    const root = temporaryFolder()
    for (let round = 0; round < 3; round++) {
      put(root, {'AGENTS.md': 'Own.\n'})
      emitAll(root, [one], {force: true})
    }
    expect(Object.keys(snapshot(root))).toHaveLength(2)
  })

  it('that was adopted is replaced while it has the recorded hash', () => {
    const root = temporaryFolder()
    put(root, {'AGENTS.md': 'Own.\n'})
    const adopted = new Map([['AGENTS.md', sha256(Buffer.from('Own.\n'))]])
    expect(planned(root, one, {adopted: new Map([['AGENTS.md', 'ab'.repeat(32)]])}).action).toBe('refuse')
    expect(emitAll(root, [one], {adopted})).toEqual(['AGENTS.md update'])
    expect(Object.values(snapshot(root)).sort()).toEqual(['Own.\n', sealed('One.\n')].sort())
    put(root, {'AGENTS.md': 'Own, changed.\n'})
    expect(planned(root, one, {adopted}).rule).toBe('shim-unmanaged')
  })

  it('that is saved between plan and write is left as it is', () => {
    const root = temporaryFolder()
    put(root, {'AGENTS.md': sealed('One.\n')})
    const late: Artifact = {
      ...shim('B.md', 'x'),
      contents: () => {
        put(root, {'AGENTS.md': 'Saved just now.\n', 'C.md': 'Made just now.\n'})
        return 'x'
      },
    }
    expect(() => emitAll(root, [two, late])).toThrow('`AGENTS.md` was changed by somebody else while the build ran')
    expect(text(root, 'AGENTS.md')).toBe('Saved just now.\n')
    unlinkSync(join(root, 'AGENTS.md'))
    unlinkSync(join(root, 'C.md'))
    expect(() => emitAll(root, [shim('C.md', 'y'), late])).toThrow('`C.md` was changed by somebody else')
    expect(text(root, 'C.md')).toBe('Made just now.\n')
    expect(readdirSync(root).filter((name) => name.endsWith('.lejic-tmp'))).toEqual([])
  })
})

describe('what stands in the way', () => {
  it('a link at the path is never written through, not even under force', () => {
    const root = temporaryFolder()
    put(root, {'OTHER.md': sealed('One.\n')})
    symlinkSync('OTHER.md', join(root, 'AGENTS.md'))
    expect(planned(root, two, {force: true})).toEqual({
      action: 'refuse',
      rule: 'shim-symlink',
      message: '`AGENTS.md` is a symbolic link, and nothing is written through one.',
    })
    symlinkSync('nowhere', join(root, 'DANGLING.md'))
    expect(planned(root, shim('DANGLING.md', 'x')).rule).toBe('shim-symlink')
  })

  it('a link above the path is not either', () => {
    const root = temporaryFolder()
    const elsewhere = temporaryFolder()
    symlinkSync(elsewhere, join(root, '.github'))
    expect(planned(root, shim('.github/copilot-instructions.md', 'x'), {force: true})).toEqual({
      action: 'refuse',
      rule: 'shim-symlink',
      message:
        '`.github`, on the way to `.github/copilot-instructions.md`, is a symbolic link, and nothing is written through one.',
    })
    expect(readdirSync(elsewhere)).toEqual([])
  })

  it('a folder, a file for a folder, and .git', () => {
    const root = temporaryFolder()
    mkdirSync(join(root, 'AGENTS.md'))
    put(root, {'.cursor/rules': 'old form\n', '.git/config': ''})
    expect(planned(root, one)).toMatchObject({
      rule: 'artifact-conflict',
      message: 'A folder stands at `AGENTS.md`, where a file is to be written.',
    })
    expect(planned(root, shim('.cursor/rules/lejic.mdc', 'x'))).toMatchObject({
      rule: 'artifact-conflict',
      message: '`.cursor/rules/lejic.mdc` cannot be written: `.cursor/rules` is a file, not a folder.',
    })
    expect(planned(root, {...index('{}'), path: '.git/hooks/pre-commit'}).rule).toBe('artifact-conflict')
    expect(planned(root, {...index('{}'), path: 'docs/../../x.json'}).rule).toBe('artifact-conflict')
  })

  it('another spelling that a case-blind disk cannot tell apart', () => {
    const root = temporaryFolder()
    put(root, {'Agents.md': 'Own.\n', '.GitHub/x': '', 'docs/re\u0301sume\u0301.json': 'Own.\n'})
    if (existsSync(join(root, 'AGENTS.md'))) return // this disk is case-blind: the file itself is refused
    expect(planned(root, one)).toMatchObject({
      rule: 'artifact-conflict',
      message: '`Agents.md` stands where `AGENTS.md` would be on a disk that does not tell the two apart.',
    })
    expect(planned(root, shim('.github/copilot-instructions.md', 'x')).rule).toBe('artifact-conflict')
    expect(planned(root, {...index('{}'), path: 'docs/r\u00e9sum\u00e9.json'}).rule).toBe('artifact-conflict')
  })
})

describe('a file without room for a marker', () => {
  it('is ours when it is equal but for line ends', () => {
    const root = temporaryFolder()
    expect(emitAll(root, [exact])).toEqual(['CLAUDE.md create'])
    expect(text(root, 'CLAUDE.md')).toBe('@AGENTS.md\n')
    put(root, {'CLAUDE.md': '@AGENTS.md\r\n'})
    expect(emitAll(root, [exact])).toEqual(['CLAUDE.md keep'])
    put(root, {'CLAUDE.md': '@AGENTS.md\n\nMine.\n'})
    expect(planned(root, exact).rule).toBe('shim-unmanaged')
  })

  it('follows a generated form and is followed by one, unless a person’s lines would go', () => {
    const root = temporaryFolder()
    const marked = shim('CLAUDE.md', '@AGENTS.md\n\nRead.\n')
    emitAll(root, [marked])
    expect(emitAll(root, [exact])).toEqual(['CLAUDE.md update'])
    expect(emitAll(root, [marked])).toEqual(['CLAUDE.md update'])
    put(root, {'CLAUDE.md': text(root, 'CLAUDE.md') + keep})
    expect(planned(root, exact)).toMatchObject({
      rule: 'shim-edited',
      message: '`CLAUDE.md` is generated, but it holds a keep block, for which its new form has no room.',
    })
    expect(emitAll(root, [marked])).toEqual(['CLAUDE.md keep'])
    expect(planned(root, exact).rule).toBe('shim-edited')
  })
})

describe('the context index', () => {
  const stored = '{"schemaVersion": "1.0", "entries": []}\n'

  it('is ours when it is valid, without any ledger', () => {
    const root = temporaryFolder()
    put(root, {'docs/context-index.json': stored})
    expect(emitAll(root, [index('{"new": true}\n')], {indexIsValid: true})).toEqual(['docs/context-index.json update'])
    expect(Object.keys(snapshot(root))).toEqual(['docs/context-index.json'])
  })

  it.each([
    ['a schema error', '{"schemaVersion": "1.0", "entries": 1}'],
    ['half a file', '{"schemaVersion": "1.0", "entr'],
    ['a merge conflict', '<<<<<<< ours\n{"schemaVersion": "1.0"}\n=======\n{}\n>>>>>>> theirs\n'],
  ])('is mended when it is broken, and what stood there is kept: %s', (_, broken) => {
    const root = temporaryFolder()
    put(root, {'docs/context-index.json': broken})
    expect(emitAll(root, [index('{}\n')])).toEqual(['docs/context-index.json update'])
    expect(Object.values(snapshot(root)).sort()).toEqual(['{}\n', broken].sort())
  })

  it('does not take the place of a host file with a keep block that is on the ledger', () => {
    const root = temporaryFolder()
    put(root, {'GEMINI.md': sealed('One.\n') + keep})
    emitAll(root, [shim('GEMINI.md', 'One.\n')])
    const there = {...index('{}\n'), path: 'GEMINI.md'}
    expect(planned(root, there).rule).toBe('shim-unmanaged')
  })

  it('takes the place of an empty file', () => {
    const root = temporaryFolder()
    put(root, {'docs/context-index.json': '\ufeff \n'})
    emitAll(root, [index('{}\n')])
    expect(snapshot(root)).toEqual({'docs/context-index.json': '{}\n'})
  })

  it.each([
    ['another program’s JSON', '{"name": "package"}\n'],
    ['prose', '# Notes\n'],
    ['JSON with comments', '{\n  // strict\n  "strict": true,\n}\n'],
    ['a merge conflict of something else', '<<<<<<< ours\n{"name": "a"}\n=======\n{}\n>>>>>>> theirs\n'],
    ['a list', '[1]\n'],
  ])('does not take the place of %s', (_, own) => {
    const root = temporaryFolder()
    put(root, {'docs/context-index.json': own})
    expect(planned(root, index('{}\n')).rule).toBe('shim-unmanaged')
    emitAll(root, [index('{}\n')], {force: true})
    expect(Object.values(snapshot(root)).sort()).toEqual([own, '{}\n'].sort())
  })
})

describe('the file of a host that is not declared any more', () => {
  const retired = [{path: 'GEMINI.md', comment: 'html'} as const]

  it('goes when nobody changed it, with or without a ledger', () => {
    const root = temporaryFolder()
    put(root, {'GEMINI.md': sealed('One.\n')})
    expect(emitAll(root, [], {retired})).toEqual(['GEMINI.md remove'])
    expect(snapshot(root)).toEqual({})
  })

  it('goes with the folders that it leaves empty', () => {
    const root = temporaryFolder()
    const rule = shim('.cursor/rules/lejic.mdc', 'x')
    emitAll(root, [rule])
    put(root, {'.cursor/mcp.json': '{}'})
    emitAll(root, [], {retired: [{path: rule.path, comment: 'html'}]})
    expect(readdirSync(join(root, '.cursor'))).toEqual(['mcp.json'])
  })

  it('stays when it is a person’s', () => {
    const root = temporaryFolder()
    put(root, {'GEMINI.md': 'Own.\n'})
    expect(emitAll(root, [], {retired})).toEqual([])
    symlinkSync('GEMINI.md', join(root, 'CLAUDE.md'))
    expect(emitAll(root, [], {retired: [{path: 'CLAUDE.md', comment: 'html'}]})).toEqual([])
    expect(lstatSync(join(root, 'CLAUDE.md')).isSymbolicLink()).toBe(true)
  })

  it.each([
    ['a keep block', sealed('One.\n') + keep],
    ['an edit', `${sealed('One.\n')}Mine.\n`],
  ])('is refused when a person’s lines stand in it: %s', (_, content) => {
    const root = temporaryFolder()
    put(root, {'GEMINI.md': content})
    expect(emitAll(root, [], {retired})).toEqual(['GEMINI.md refuse'])
    expect(text(root, 'GEMINI.md')).toBe(content)
  })

  it('is refused too after a build that left the keep block alone', () => {
    const root = temporaryFolder()
    put(root, {'GEMINI.md': sealed('One.\n') + keep})
    expect(emitAll(root, [shim('GEMINI.md', 'One.\n')])).toEqual(['GEMINI.md keep'])
    expect(emitAll(root, [], {retired})).toEqual(['GEMINI.md refuse'])
    expect(text(root, 'GEMINI.md')).toBe(sealed('One.\n') + keep)
  })
})
