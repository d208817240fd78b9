import {linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {emit} from '../../6-emit/emit.ts'
import {openFolder} from '../../6-emit/folder.ts'
import {readLedger} from '../../6-emit/ledger.ts'
import type {Artifact} from '../../model.ts'
import {emission, emitAll, identities, page, planFor, put, shim, snapshot, temporaryFolder, text} from './disk.ts'

const pages = [page('index.html', 'home', 'k1'), page('docs/a b.html', 'one', 'k2'), page('docs/b.html', 'two', 'k3')]
const listHead =
  '# Files that "lejic build" owns in this folder. It removes those that the layer no longer asks for and leaves all others alone.\n'

/** Pages whose contents must not be asked for. */
const sealedPages = pages.map(
  (artifact): Artifact => ({...artifact, contents: () => expect.unreachable(artifact.path)}),
)

/** Makes every file look older than the ledger, so that its stat counts. */
function settle(root: string, artifacts: readonly Artifact[]): void {
  for (const {path} of artifacts) utimesSync(join(root, path), new Date(1e12), new Date(1e12))
  emitAll(root, artifacts)
}

describe('pages', () => {
  it('are written with the list of them, and a second build writes nothing', () => {
    const root = temporaryFolder()
    expect(emitAll(root, pages)).toEqual([
      'out/site/index.html create',
      'out/site/docs/a b.html create',
      'out/site/docs/b.html create',
      'out/site/lejic-files.txt create',
    ])
    expect(snapshot(root)).toEqual({
      'out/site/index.html': 'home',
      'out/site/docs/a b.html': 'one',
      'out/site/docs/b.html': 'two',
      'out/site/lejic-files.txt': `${listHead}docs/a b.html\ndocs/b.html\nindex.html\n`,
    })
    const before = identities(root)
    expect(emitAll(root, pages)).toEqual([
      'out/site/index.html keep cached',
      'out/site/docs/a b.html keep cached',
      'out/site/docs/b.html keep cached',
      'out/site/lejic-files.txt keep',
    ])
    expect(identities(root)).toEqual(before)
  })

  it('leave no half-made list of a killed build behind, also where the list itself is right', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    put(root, {'out/site/lejic-files.txt.lejic-tmp': '# Fil'})
    emitAll(root, pages)
    expect(readdirSync(join(root, 'out/site')).sort()).toEqual(['docs', 'index.html', 'lejic-files.txt'])
  })

  it('are not rendered again while key and file are as they were, touched or not', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    expect(emitAll(root, sealedPages).filter((line) => line.includes('cached'))).toHaveLength(3)
    for (const {path} of pages) utimesSync(join(root, path), new Date(), new Date())
    expect(emitAll(root, sealedPages).filter((line) => line.includes('cached'))).toHaveLength(3)
  })

  it('are rendered again when the key changed, and written only when the content did', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    const changed = [page('index.html', 'home', 'k9'), page('docs/a b.html', 'one!', 'k9'), ...pages.slice(2)]
    expect(emitAll(root, changed)).toEqual([
      'out/site/index.html keep',
      'out/site/docs/a b.html update',
      'out/site/docs/b.html keep cached',
      'out/site/lejic-files.txt keep',
    ])
  })

  it('are rendered again for a newer compiler, and keep their bytes when nothing else changed', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    const before = identities(root)
    const newer = readLedger(root, 'newer')
    expect(emitAll(root, pages, {ledger: newer}).filter((line) => line.includes('cached'))).toEqual([])
    expect(identities(root)).toEqual(before)
    expect(
      emitAll(root, pages, {ledger: readLedger(root, 'newer')}).filter((line) => line.includes('cached')),
    ).toHaveLength(3)
    expect(emitAll(root, pages).filter((line) => line.includes('cached'))).toEqual([])
  })

  it('are all compared without the cache', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    expect(emitAll(root, pages, {cache: false}).filter((line) => line.includes('cached'))).toEqual([])
  })

  it('that were torn or changed are mended, by content even where size and time are right', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    settle(root, pages)
    writeFileSync(join(root, 'out/site/index.html'), 'ho')
    writeFileSync(join(root, 'out/site/docs/b.html'), 'owt')
    utimesSync(join(root, 'out/site/docs/b.html'), new Date(1e12), new Date(1e12))
    rmSync(join(root, 'out/site/docs/a b.html'))
    expect(emitAll(root, pages)).toEqual([
      'out/site/index.html update',
      'out/site/docs/a b.html create',
      'out/site/docs/b.html update',
      'out/site/lejic-files.txt keep',
    ])
    expect(text(root, 'out/site/docs/b.html')).toBe('two')
  })

  it('are compared by content when the ledger is lost or damaged, and nothing is written', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    const before = identities(root)
    const ledger = join(root, '.leji/lejic-ledger')
    for (const damage of ['', 'lejic-ledger 1\tx\ty\n', readFileSync(ledger, 'utf-8').replace('k2', 'k9')]) {
      writeFileSync(ledger, damage)
      expect(readLedger(root, 'test').entries.size).toBe(0)
      expect(emitAll(root, pages).filter((line) => !line.endsWith(' keep'))).toEqual([])
    }
    rmSync(join(root, '.leji'), {recursive: true})
    emitAll(root, pages)
    expect(identities(root)).toEqual(before)
    expect(text(root, '.leji/.gitignore')).toBe('*\n')
  })

  it('let go of a second name first, so that copies made of hard links keep their bytes', () => {
    const root = temporaryFolder()
    put(root, {'docs/source.md': 'a person’s'})
    emitAll(root, pages)
    rmSync(join(root, 'out/site/index.html'))
    linkSync(join(root, 'docs/source.md'), join(root, 'out/site/index.html'))
    emitAll(root, pages)
    expect(text(root, 'out/site/index.html')).toBe('home')
    expect(text(root, 'docs/source.md')).toBe('a person’s')
  })

  it('are compared and not written under a dry run', () => {
    const root = temporaryFolder()
    expect(emitAll(root, pages, {write: false})).toEqual([
      'out/site/index.html create',
      'out/site/docs/a b.html create',
      'out/site/docs/b.html create',
      'out/site/lejic-files.txt create',
    ])
    expect(readdirSync(root)).toEqual([])
  })

  it('say how many bytes they have', () => {
    const root = temporaryFolder()
    const bytes = [4, 3, 3, Buffer.byteLength(`${listHead}docs/a b.html\ndocs/b.html\nindex.html\n`)]
    expect(emission(root, pages).map((write) => write.bytes)).toEqual(bytes)
    expect(emission(root, pages).map((write) => write.bytes)).toEqual(bytes)
  })
})

describe('pages that are not wanted any more', () => {
  it('go with the folders that they leave empty', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    expect(emitAll(root, pages.slice(0, 1))).toEqual([
      'out/site/docs/a b.html remove',
      'out/site/docs/b.html remove',
      'out/site/index.html keep cached',
      'out/site/lejic-files.txt update',
    ])
    expect(readdirSync(join(root, 'out/site')).sort()).toEqual(['index.html', 'lejic-files.txt'])
  })

  it('go too when a killed build left them and the ledger is lost', () => {
    const root = temporaryFolder()
    const folder = openFolder(root)
    const doomed = [
      ...pages,
      {
        ...page('late.html', ''),
        contents: () => {
          throw new Error('killed')
        },
      },
    ]
    const options = {folder, ledger: readLedger(root, 'test'), cache: true, write: true, leftovers: []}
    expect(() => emit(planFor(root, doomed), options)).toThrow('killed')
    emitAll(root, pages.slice(0, 1))
    expect(Object.keys(snapshot(root))).toEqual(['out/site/index.html', 'out/site/lejic-files.txt'])
  })

  it('stay while only other kinds are built', () => {
    const root = temporaryFolder()
    const llms: Artifact = {...page('llms.txt', 'x'), kind: 'llms'}
    emitAll(root, [...pages, llms])
    expect(emitAll(root, [page('index.html', 'home'), llms], {kinds: new Set(['llms'])})).toEqual([
      'out/site/llms.txt keep',
      'out/site/lejic-files.txt keep',
    ])
    expect(emitAll(root, [page('index.html', 'home'), llms], {kinds: new Set(['site'])})).toContain(
      'out/site/docs/b.html remove',
    )
    expect(Object.keys(snapshot(root)).sort()).toEqual([
      'out/site/index.html',
      'out/site/lejic-files.txt',
      'out/site/llms.txt',
    ])
  })

  it('make room for a folder, and the other way round', () => {
    const root = temporaryFolder()
    emitAll(root, [page('a', 'file'), page('b/c', 'file')])
    emitAll(root, [page('a/x', 'file'), page('b', 'file')])
    expect(Object.keys(snapshot(root)).sort()).toEqual(['out/site/a/x', 'out/site/b', 'out/site/lejic-files.txt'])
  })
})

describe('what a person put into the output folder', () => {
  it('is neither removed nor written over', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    put(root, {'out/site/CNAME': 'example.org', 'out/notes.txt': 'mine', 'out/site/new.html': 'mine'})
    const writes = emitAll(root, [...pages, page('new.html', 'generated')])
    expect(writes).toContain('out/site/new.html refuse')
    expect(snapshot(root)).toMatchObject({
      'out/site/CNAME': 'example.org',
      'out/notes.txt': 'mine',
      'out/site/new.html': 'mine',
    })
    emitAll(root, [])
    expect(text(root, 'out/site/CNAME')).toBe('example.org')
  })

  it('keeps lejic out when nothing says that the folder is ours', () => {
    const root = temporaryFolder()
    put(root, {'out/site/index.html': 'from another generator'})
    expect(planFor(root, pages).site.faults).toEqual([
      {
        rule: 'artifact-conflict',
        path: 'out/site',
        message: 'The folder `out/site` holds files, and nothing says that lejic wrote them.',
        hint: 'Move the folder away, or set another `out` in `lejic.yaml`.',
      },
    ])
    expect(emitAll(root, pages)).toEqual(['out/site refuse'])
    expect(snapshot(root)).toEqual({'out/site/index.html': 'from another generator'})
  })

  it('is safe although a ledger of an older folder names the same paths', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    rmSync(join(root, 'out'), {recursive: true})
    put(root, {'out/site/index.html': 'from another generator'})
    expect(emitAll(root, pages)).toEqual(['out/site refuse'])
  })

  it('is known by the ledger when only the list is lost', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    rmSync(join(root, 'out/site/lejic-files.txt'))
    put(root, {'out/site/CNAME': 'example.org'})
    emitAll(root, pages.slice(0, 2))
    expect(Object.keys(snapshot(root)).sort()).toEqual([
      'out/site/CNAME',
      'out/site/docs/a b.html',
      'out/site/index.html',
      'out/site/lejic-files.txt',
    ])
  })

  it('is not reached through the list by a path that leads out of the folder', () => {
    const root = temporaryFolder()
    put(root, {
      'precious.md': 'mine',
      'out/site/lejic-files.txt': `${listHead}../../precious.md\n/etc/x\n./precious.md\n`,
    })
    emitAll(root, pages)
    expect(text(root, 'precious.md')).toBe('mine')
  })

  it('is not reached through links', () => {
    const root = temporaryFolder()
    emitAll(root, pages)
    put(root, {'docs/b.html': 'a person’s', 'home.html': 'a person’s'})
    rmSync(join(root, 'out/site/docs'), {recursive: true})
    symlinkSync('../../docs', join(root, 'out/site/docs'))
    rmSync(join(root, 'out/site/index.html'))
    symlinkSync('../../home.html', join(root, 'out/site/index.html'))
    expect(planFor(root, pages).site.faults.map(({rule, path}) => `${rule} ${path}`)).toEqual([
      'shim-symlink out/site/index.html',
      'shim-symlink out/site/docs/a b.html',
      'shim-symlink out/site/docs/b.html',
    ])
    emitAll(root, [])
    emitAll(root, pages.slice(0, 1))
    expect(text(root, 'docs/b.html')).toBe('a person’s')
    expect(text(root, 'home.html')).toBe('a person’s')
  })

  it('keeps lejic out when the output folder itself is a link or a file', () => {
    const root = temporaryFolder()
    const elsewhere = temporaryFolder()
    symlinkSync(elsewhere, join(root, 'out'))
    expect(planFor(root, pages).site.faults).toMatchObject([{rule: 'shim-symlink', path: 'out/site'}])
    rmSync(join(root, 'out'))
    put(root, {out: 'a file'})
    expect(planFor(root, pages).site.faults).toMatchObject([
      {rule: 'artifact-conflict', message: '`out` is a file, where a folder is to be made.'},
    ])
  })

  it('may be an empty folder, or one that a build left before it wrote a page', () => {
    const root = temporaryFolder()
    mkdirSync(join(root, 'out/site'), {recursive: true})
    expect(planFor(root, pages).site.faults).toEqual([])
    put(root, {'out/site/lejic-files.txt.lejic-tmp': '# Fil'})
    emitAll(root, pages)
    expect(readdirSync(join(root, 'out/site')).sort()).toEqual(['docs', 'index.html', 'lejic-files.txt'])
  })
})

describe('two owners', () => {
  const conflicts = (...artifacts: Artifact[]) =>
    planFor(temporaryFolder(), artifacts).conflicts.map(({path, construct}) => `${path} ${construct}`)

  it('of one path are a conflict, also where a disk cannot tell two paths apart', () => {
    expect(conflicts(shim('AGENTS.md', 'a'), shim('AGENTS.md', 'b'))).toEqual(['AGENTS.md AGENTS.md'])
    expect(conflicts(page('Docs/a.html', 'a'), page('docs/A.html', 'b'))).toEqual([
      'out/site/docs/A.html out/site/Docs/a.html',
    ])
    expect(conflicts(page('r\u00e9sum\u00e9.html', 'a'), page('re\u0301sume\u0301.html', 'b'))).toHaveLength(1)
    expect(conflicts(page('lejic-files.txt', 'a'))).toHaveLength(1)
  })

  it('are a conflict when one needs the other to be a folder', () => {
    expect(conflicts(page('a', 'x'), page('A/b/c', 'x'))).toEqual(['out/site/A/b/c out/site/a'])
  })

  it('are none when the paths only look alike', () => {
    expect(conflicts(page('a', 'x'), page('ab/c', 'x'), page('Docs/a', 'x'), page('docs/b', 'x'))).toEqual([])
  })

  it('are named with what each is made from', () => {
    const [fault] = planFor(temporaryFolder(), [
      shim('AGENTS.md', 'a'),
      {...shim('AGENTS.md', 'b'), from: 'the categories'},
    ]).conflicts
    expect(fault?.message).toBe('`AGENTS.md` is claimed twice: by the categories and by leji.json.')
  })
})
