import {compareBytes} from '../byte-order.ts'
import type {Artifact, ResolvedLayer} from '../model.ts'
import {hrefBetween, twinOf} from './site/addresses.ts'
import {contentHash} from './site/page-identity.ts'
import {promptText} from './site/profile-page.ts'
import {type Publication, publish, type SourcePage} from './site/publication.ts'
import {summaryOf} from './site/relations.ts'
import {siteTitle} from './site/shell.ts'
import {siteFolder} from './site/site.ts'
import {keyOf} from './site/site-hash.ts'
import {categoryName} from './site/words.ts'
import type {Target} from './target.ts'

/** Raised when a text changes for a reason that no input tells. */
const version = '2'

/**
 * The site for readers that take text: `llms.txt` (what there is, one line each), `llms-full.txt` (everything in one
 * file) and a markdown twin beside every page. Format: llmstxt.org.
 */
export const llms: Target = {
  id: 'llms',
  render(resolved) {
    const publication = publish(resolved)
    const pages = publication.pages
    const bytes = pages.map((page) => `${page.address}\0${page.title}\0${twinIdentity(page)}`)
    return [
      text(resolved, 'llms.txt', 'llms.txt', [overview(publication)], () => overview(publication)),
      text(resolved, 'llms-full.txt', 'llms-full.txt', [overviewHead(publication), ...bytes], () =>
        everything(publication),
      ),
      ...pages.map((page) =>
        text(resolved, twinOf(page.address), page.document.path, [twinIdentity(page)], () => twin(page)),
      ),
    ]
  },
}

function text(
  resolved: ResolvedLayer,
  address: string,
  from: string,
  identity: readonly string[],
  contents: () => string,
): Artifact {
  const path = `${siteFolder(resolved)}/${address}`
  return {path, kind: 'llms', from, ownership: 'site', key: keyOf([version, ...identity]), contents}
}

function twinIdentity(page: SourcePage): string {
  return page.role === 'profile' ? promptText(page) : contentHash(page.document)
}

/**
 * The document as it is, frontmatter included: without its status and date a superseded decision reads as current. A
 * profile as an agent gets it, with what it inherits.
 */
function twin(page: SourcePage): string {
  return page.role === 'profile' ? promptText(page) : page.document.file.text
}

function overviewHead(publication: Publication): string {
  const {description} = publication.resolved.manifest
  return `# ${siteTitle(publication)}\n\n${description ? `> ${description}\n\n` : ''}`
}

function overview(publication: Publication): string {
  const group = (title: string, pages: readonly SourcePage[]): string =>
    pages.length === 0 ? '' : `## ${title}\n\n${pages.map(line).join('\n')}\n\n`
  const decisions = publication.decisions.filter(({category}) => category === undefined)
  const parts = [
    group('Start here', publication.home ? [publication.home] : []),
    ...publication.categories.map(({id, sequence}) => group(categoryName[id], sequence)),
    group('Decisions', decisions),
    group('Profiles', publication.profiles),
  ]
  return `${(overviewHead(publication) + parts.join('')).trimEnd()}\n`
}

function line(page: SourcePage): string {
  const summary = summaryOf(page)
  const marks = [page.kind === 'record' ? 'record' : '', page.decision?.typed.data?.status ?? ''].filter(
    (mark) => mark !== '',
  )
  const note = [marks.join(', '), summary].filter((part) => part !== '').join('. ')
  return `- [${page.title.replace(/([[\]\\])/g, '\\$1')}](${hrefBetween('llms.txt', twinOf(page.address))})${note ? `: ${note}` : ''}`
}

/** Every text in one file, boot profile first, each under its path: a reader must be able to say where it read something. */
function everything(publication: Publication): string {
  const rest = publication.pages
    .filter((page) => page !== publication.home)
    .sort((a, b) => compareBytes(a.document.path, b.document.path))
  const pages = publication.home ? [publication.home, ...rest] : rest
  return (
    overviewHead(publication) +
    pages.map((page) => `<!-- ${page.document.path.replace(/--/g, '- -')} -->\n\n${twin(page).trim()}\n`).join('\n')
  )
}
