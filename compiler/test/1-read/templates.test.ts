import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {readTemplates} from '../../1-read/templates.ts'

test('every file below the folder, in byte order, hidden ones left out', () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lejic-templates-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  mkdirSync(join(folder, 'site/parts'), {recursive: true})
  for (const path of ['site/page.hbs', 'site/parts/a.hbs', 'site.css', '.DS_Store', 'site/.hidden']) {
    writeFileSync(join(folder, path), path)
  }
  expect([...readTemplates(folder)]).toEqual([
    ['site.css', 'site.css'],
    ['site/page.hbs', 'site/page.hbs'],
    ['site/parts/a.hbs', 'site/parts/a.hbs'],
  ])
})
