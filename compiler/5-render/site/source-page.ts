import type {CategoryId, Document, GovernedDocument, Kind, ResolvedDecision, ResolvedProfile} from '../../model.ts'

/** A markdown file that has a page. */
export interface SourcePage {
  readonly role: 'home' | 'document' | 'decision' | 'profile'
  readonly document: Document
  /** Plain text. */
  readonly title: string
  /** Address of the page below the site's folder. */
  readonly address: string
  readonly category?: CategoryId
  readonly kind?: Kind
  /** The README of a selected folder: on the site, in no index. */
  readonly readme?: true
  readonly governed?: GovernedDocument
  readonly decision?: ResolvedDecision
  readonly profile?: ResolvedProfile
}
