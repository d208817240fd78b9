/** Names of the pages and assets that the site adds; a document of that name wins and the site's own moves aside. */
export const decisionsName = 'decisions.html'
export const profilesName = 'profiles.html'
export const mountsName = 'mounts.html'
export const pagesName = 'pages.html'
export const notFoundName = '404.html'

/** Style sheet and scripts. */
export const stylesName = 'assets/site.css'
export const themeScriptName = 'assets/theme.js'
export const siteScriptName = 'assets/site.js'
export const searchScriptName = 'assets/search.js'
/** Search data: titles first, then the texts in shards. */
export const searchPagesName = 'assets/search/pages.js'

/** What the sidebar shows below each category, for the categories that a page does not open itself. */
export const branchesName = 'assets/branches.js'

/** The name of a shard of the search texts. */
export function searchShardName(index: number): string {
  return `assets/search/text-${String(index).padStart(3, '0')}.js`
}
