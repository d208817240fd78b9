import {existsSync, statSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {makeFolders} from '../../6-emit/make-folders.ts'
import {temporaryFolder} from './disk.ts'

describe('makeFolders', () => {
  it('makes what is missing, and may be asked again', () => {
    const root = temporaryFolder()
    for (const path of ['a/b/c', 'a/b/c', 'a/d', '.']) {
      makeFolders(join(root, path))
      expect(statSync(join(root, path)).isDirectory(), path).toBe(true)
    }
  })

  it('raises what the system answers', () => {
    const root = temporaryFolder()
    writeFileSync(join(root, 'file'), '')
    symlinkSync('nowhere', join(root, 'link'))
    expect(() => makeFolders(join(root, 'file'))).toThrow(/EEXIST/)
    expect(() => makeFolders(join(root, 'file/a'))).toThrow(/ENOTDIR|EEXIST/)
    expect(() => makeFolders(join(root, 'link/a'))).toThrow(/EEXIST/)
  })

  it('comes back where a folder takes none', () => {
    if (!existsSync('/proc/self')) return
    expect(() => makeFolders('/proc/docs/context')).toThrow(/ENOENT|EACCES|EPERM/)
  })
})
