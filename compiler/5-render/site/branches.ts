import {branchOf, type NavItem} from './navigation.ts'
import type {Publication} from './publication.ts'
import {scriptJson} from './script-json.ts'

/**
 * What the sidebar shows below each category, as a classic script: `lejicBranches({domain: [[label, address, style, below],
 * …]})`, addresses from the site's root. Each branch is as short as a sidebar, so the file does not grow with the layer.
 */
export function branchesScript(publication: Publication): string {
  const branches = publication.categories.map(({id}) => [id, branchOf(publication, id).map(row)] as const)
  return `lejicBranches(${scriptJson(Object.fromEntries(branches.filter(([, rows]) => rows.length > 0)))})\n`
}

function row({label, href, style, items}: NavItem): readonly unknown[] {
  return [label, href, style, items.map(row)]
}
