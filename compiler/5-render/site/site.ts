import {compareBytes} from '../../byte-order.ts'
import type {Artifact, Diagnostic, Path, ResolvedLayer} from '../../model.ts'
import {committedOutputs} from '../committed-outputs.ts'
import type {Target} from '../target.ts'
import {type Templates, templatesOf} from '../template.ts'
import {branchesScript} from './branches.ts'
import {tintOf} from './color.ts'
import {
  branchesName,
  notFoundName,
  searchPagesName,
  searchScriptName,
  siteScriptName,
  stylesName,
  themeScriptName,
} from './own-names.ts'
import {contentHash} from './page-identity.ts'
import {sitePages} from './pages.ts'
import {type Publication, publish} from './publication.ts'
import {searchPages, searchShards, searchTexts} from './search.ts'
import {frame, underBase} from './shell.ts'
import {hashOfBytes, keyOf} from './site-hash.ts'

/** Raised when pages change for a reason that no template and no input tells. */
const version = '1'

/**
 * The documentation site below `out/site/`: a page for every governed document, decision and profile, the boot profile as
 * front door, and the pages that lead to them. An artifact's key is worked out without parsing any text, so an unchanged
 * page costs a hash.
 */
export const site: Target = {
  id: 'site',
  render(resolved, diagnostics) {
    const publication = publish(resolved)
    const templates = templatesOf(resolved.layer.source.templates)
    return [
      ...pageArtifacts(publication, templates, diagnostics),
      ...dataArtifacts(publication, templates),
      ...assetArtifacts(publication, templates),
      ...fileArtifacts(publication),
    ]
  },
}

/** The site's folder, root-relative. */
export function siteFolder(resolved: ResolvedLayer): Path {
  return `${resolved.layer.settings.out}/site`
}

function pageArtifacts(
  publication: Publication,
  templates: Templates,
  diagnostics: readonly Diagnostic[],
): readonly Artifact[] {
  const {resolved} = publication
  const notFound = publication.addresses.own(notFoundName)
  const common = [
    version,
    templates.identity('site/'),
    JSON.stringify(resolved.layer.settings.site),
    resolved.manifest.name,
  ]
  return sitePages(publication, templates, diagnostics).map((page) => ({
    ...{path: `${siteFolder(resolved)}/${page.place.address}`, kind: 'site', from: page.from, ownership: 'site'},
    key: keyOf([...common, page.identity()]),
    contents: () => {
      const html = frame(publication, templates, page.place, page.render())
      return page.place.address === notFound ? underBase(html, resolved.layer.settings.site.base) : html
    },
  }))
}

/** The data that scripts add when somebody asks for it. */
function dataArtifacts(publication: Publication, templates: Templates): readonly Artifact[] {
  const common = [version, templates.identity('site/')]
  const artifact = (name: string, identity: () => string, contents: () => string): Artifact => ({
    ...{
      path: `${siteFolder(publication.resolved)}/${publication.addresses.own(name)}`,
      kind: 'site',
      from: name,
      ownership: 'site',
    },
    key: keyOf([...common, identity()]),
    contents,
  })
  return [
    artifact(
      branchesName,
      () => branchesScript(publication),
      () => branchesScript(publication),
    ),
    artifact(
      searchPagesName,
      () => searchPages(publication),
      () => searchPages(publication),
    ),
    ...searchShards(publication).map((shard) =>
      artifact(
        shard.name,
        () => shard.pages.map((page) => `${page.address}\0${page.title}\0${contentHash(page.document)}`).join('\n'),
        () => searchTexts(publication, shard),
      ),
    ),
  ]
}

const scripts = [
  [themeScriptName, 'theme.js'],
  [siteScriptName, 'site.js'],
  [searchScriptName, 'search.js'],
] as const

/** Style sheet, scripts and icon. A script that was not built is left out: pages read without any. */
function assetArtifacts(publication: Publication, templates: Templates): readonly Artifact[] {
  const {hue, chroma} = tintOf(publication.resolved.layer.settings.site.accent)
  const artifact = (name: string, text: string): Artifact => ({
    ...{
      path: `${siteFolder(publication.resolved)}/${publication.addresses.own(name)}`,
      kind: 'site',
      from: `templates/site (${name})`,
      ownership: 'site',
    },
    key: keyOf([version, text]),
    contents: () => text,
  })
  const built = scripts.flatMap(([name, file]) => {
    const text = templates.text(`site/generated/${file}`)
    return text === undefined ? [] : [artifact(name, text)]
  })
  const tint = `:root{--hue:${hue};--chroma:${chroma}}\n`
  return [
    artifact(stylesName, tint + (templates.text('site/styles.css') ?? '')),
    artifact('assets/icon.svg', templates.fill('site/icon.hbs', {hue, chroma})),
    ...built,
  ]
}

/** Copies of files; of the context index what this build writes, not what stood there before it. */
function fileArtifacts({resolved, addresses}: Publication): readonly Artifact[] {
  const {tree} = resolved.layer.source
  const outputs = committedOutputs(resolved)
  return [...addresses.files]
    .sort(([a], [b]) => compareBytes(a, b))
    .map(([path, address]) => {
      const artifact = {
        path: `${siteFolder(resolved)}/${address}`,
        kind: 'site',
        from: path,
        ownership: 'site',
      } as const
      const output = outputs.get(path)
      if (output?.kind === 'index') return {...artifact, contents: () => output.contents()}
      const bytes = () => tree.file(path)?.bytes ?? new Uint8Array()
      return {...artifact, key: keyOf([version, hashOfBytes(bytes())]), contents: bytes}
    })
}
