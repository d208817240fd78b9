import {lstatSync} from 'node:fs'
import {join} from 'node:path'
import {readTemplates} from '../1-read/templates.ts'
import {type Written, writeNew} from './init-write.ts'
import {packageVersion} from './package-version.ts'

export type CiHost = 'github' | 'gitlab'

/** The file that has a layer checked, and what else a person has to do, when it is not enough to have it. */
export interface CiResult extends Written {
  readonly path: string
  /** One sentence; absent when nothing is left to do. */
  readonly todo?: string
}

/**
 * Writes the file that checks the layer on every change; one that exists is left as it is. GitLab reads one file only, so
 * beside an existing `.gitlab-ci.yml` the job gets a file of its own. `root` is absolute.
 */
export function writeCi(root: string, host: CiHost): CiResult {
  const beside = host === 'gitlab' && exists(join(root, '.gitlab-ci.yml'))
  const path = host === 'github' ? '.github/workflows/lejic.yml' : beside ? '.gitlab/lejic.yml' : '.gitlab-ci.yml'
  const written = writeNew(root, new Map([[path, ciText(host)]]))
  if (!beside) return {path, ...written}
  return {path, ...written, todo: `Add \`include: [{local: ${path}}]\` to \`.gitlab-ci.yml\`.`}
}

/** The job for a CI host, with the version of this package. */
export function ciText(host: CiHost): string {
  const template = readTemplates().get(`ci/${host}.yml`)
  if (template === undefined) throw new Error(`templates/ci/${host}.yml is missing`)
  return template.replaceAll('{{version}}', packageVersion())
}

function exists(path: string): boolean {
  return lstatSync(path, {throwIfNoEntry: false}) !== undefined
}
