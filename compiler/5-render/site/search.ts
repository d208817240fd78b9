import {createHash} from 'node:crypto'
import {searchShardName} from './own-names.ts'
import {sectionsOf} from './page-body.ts'
import {dateOfPage, type Publication, type SourcePage} from './publication.ts'
import {scriptJson} from './script-json.ts'

/** Source bytes of the documents in one shard of the search texts: what a browser takes in without a pause. */
const shardBytes = 160_000

/** A shard of the search texts: the documents in it, whatever the rest of the layer holds. */
export interface SearchShard {
  readonly name: string
  readonly pages: readonly SourcePage[]
}

/**
 * Deals documents out to shards by the hash of their path, so that a changed document dirties one shard and a new one
 * moves no other. The number of shards is a power of two and changes only when the layer doubles.
 */
export function searchShards(publication: Publication): readonly SearchShard[] {
  const bytes = publication.pages.reduce((sum, {document}) => sum + document.file.bytes.length, 0)
  let count = 1
  while (count * shardBytes < bytes) count *= 2
  const shards = Array.from({length: count}, (): SourcePage[] => [])
  for (const page of publication.pages) {
    const index = createHash('sha256').update(page.document.path).digest().readUInt32BE(0) % count
    shards[index]?.push(page)
  }
  return shards.map((pages, index) => ({name: searchShardName(index), pages}))
}

/** What the palette knows at once: every page by title, and the names of the shards. A classic script. */
export function searchPages(publication: Publication): string {
  const pages = publication.pages.map((page) => [
    page.address,
    page.title,
    page.role === 'document' || page.role === 'decision' ? (page.category ?? '') : page.role,
    page.role === 'decision' ? (page.decision?.typed.data?.status ?? 'record') : (page.kind ?? ''),
    page.document.path,
    dateOfPage(page) ?? '',
  ])
  const shards = searchShards(publication).map(({name}) => publication.addresses.own(name))
  return `lejicSearch.pages(${scriptJson({pages, shards})})\n`
}

/** The texts of a shard by page: `[address, [[heading id, heading, text], …]]`. A classic script. */
export function searchTexts(publication: Publication, shard: SearchShard): string {
  const rows = shard.pages.map((page) => [
    page.address,
    sectionsOf(publication, page).map(({id, heading, text}) => [id, heading, text.replace(/\s+/g, ' ').trim()]),
  ])
  return `lejicSearch.texts(${scriptJson({name: publication.addresses.own(shard.name), rows})})\n`
}
