import type {Element, ElementContent} from 'hast'
import type {BodyFeatures, BodyHeading, LinkTo} from './body-model.ts'
import type {TextUse} from './controls.ts'
import type {Ids} from './ids.ts'

/** Where in the page an element stands, as far as anything depends on it. */
export interface Scope {
  readonly use: TextUse
  readonly inHeading: boolean
  readonly inLink: boolean
  readonly inFootnotes: boolean
  /** In a list item that has a checkbox of its own. */
  readonly inTask: boolean
  /** In a quote, list, table or other part that is not the running text: no excerpt is taken from it. */
  readonly aside: boolean
}

/** What the walk learns about a page while it finishes the tree. Grows; belongs to one walk. */
export interface Facts {
  readonly headings: BodyHeading[]
  readonly sections: {id: string; heading: string; text: string}[]
  readonly features: {-readonly [Name in keyof BodyFeatures]: boolean}
  excerpt: string
  /** How many levels headings go down: 1 after the first h1 that is not the page's title. */
  demotion: number
  titleTaken: boolean
  tables: number
}

/** One walk over one page: what the handlers of elements may use. */
export interface Walk {
  readonly title: string
  readonly linkTo: LinkTo
  readonly ids: Ids
  readonly facts: Facts
  /** Finishes the children of `parent` and returns them; what stands for a child may be none or several. */
  children(parent: Element, scope: Scope): ElementContent[]
  /** Adds to the search text of the present section. */
  say(text: string): void
}

/** Finishes one element: what shall stand in its place. */
export type Handler = (element: Element, scope: Scope, walk: Walk) => readonly ElementContent[]
