import {execFileSync} from 'node:child_process'
import {mkdirSync, readdirSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {ensureStateFolder, type LedgerEntry, readLedger, writeLedger} from '../../6-emit/ledger.ts'
import {put, temporaryFolder, text} from './disk.ts'

const entry: LedgerEntry = {path: 'a', kind: 'site', hash: 'h', size: 1, mtime: 1, ctime: 1, inode: 1, key: ''}

describe('writeLedger', () => {
  it('writes through no link that stands where its temporary file goes', () => {
    const root = temporaryFolder()
    put(root, {'mine.txt': 'mine'})
    mkdirSync(join(root, '.leji'))
    symlinkSync('../mine.txt', join(root, '.leji/lejic-ledger.tmp'))
    symlinkSync('../mine.txt', join(root, '.leji/.gitignore'))
    writeLedger(root, readLedger(root, 'test'), [entry])
    expect(text(root, 'mine.txt')).toBe('mine')
    expect([...readLedger(root, 'test').entries.keys()]).toEqual(['a'])
  })

  it('gives up in silence where a folder has its name', () => {
    const root = temporaryFolder()
    mkdirSync(join(root, '.leji/lejic-ledger'), {recursive: true})
    writeLedger(root, readLedger(root, 'test'), [entry])
    expect(readLedger(root, 'test').text).toBe('')
    expect(readdirSync(join(root, '.leji')).sort()).toEqual(['.gitignore', 'lejic-ledger'])
  })
})

describe('readLedger', () => {
  it('takes a pipe for no ledger, and does not wait for it', () => {
    if (process.platform === 'win32') return
    const root = temporaryFolder()
    mkdirSync(join(root, '.leji'))
    execFileSync('mkfifo', [join(root, '.leji/lejic-ledger')])
    expect(readLedger(root, 'test').text).toBe('')
  })
})

describe('ensureStateFolder', () => {
  it('leaves a .gitignore that stands there alone', () => {
    const root = temporaryFolder()
    ensureStateFolder(root)
    expect(text(root, '.leji/.gitignore')).toBe('*\n')
    put(root, {'.leji/.gitignore': 'mine\n'})
    ensureStateFolder(root)
    expect(text(root, '.leji/.gitignore')).toBe('mine\n')
    expect(readdirSync(join(root, '.leji'))).toEqual(['.gitignore'])
  })
})
