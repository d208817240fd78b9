/** What a page body is made from and becomes: the words that the modules of this folder share. */

export interface BodyInput {
  /** Markdown without frontmatter. */
  readonly markdown: string
  /** The page's title, which the page shows itself: the first h1 that repeats it is taken out of the html. */
  readonly title: string
}

/** Where a link or an image leads; `href` is relative to the page, or absolute when `external`. */
export type LinkTarget =
  | {
      readonly kind: 'page' | 'file' | 'external' | 'anchor'
      readonly href: string
      /** Of an image, where its file states one: the page keeps room for it. */
      readonly size?: {readonly width: number; readonly height: number}
    }
  | {readonly kind: 'broken'; readonly rule: string; readonly message: string}

/**
 * Resolves a reference of the page. `url` is as markdown or HTML understands it (escapes and character references
 * resolved, percent-encoding untouched, white space at its ends gone); it may be empty.
 */
export type LinkTo = (url: string, use: 'link' | 'image') => LinkTarget

export interface BodyHeading {
  readonly id: string
  /** As shown, 1 to 6: the page's own h1 counts, so those of the text are demoted. */
  readonly depth: number
  readonly text: string
}

/** What a page makes use of, so that a layout loads only what it needs. */
export interface BodyFeatures {
  readonly code: boolean
  readonly table: boolean
  readonly image: boolean
  readonly footnote: boolean
  readonly alert: boolean
  readonly task: boolean
  /** The text was too large or too deeply nested and is shown as it is, unparsed. */
  readonly plain: boolean
}

export interface BodyOutput {
  /** Safe to stand in an element: balanced, without script, style, frame, form or handler; ids unique. */
  readonly html: string
  /** In page order, the taken-out title not among them. */
  readonly headings: readonly BodyHeading[]
  /** For search: plain text of every part between headings; `id` and `heading` are '' before the first heading. */
  readonly sections: readonly {readonly id: string; readonly heading: string; readonly text: string}[]
  /** The first paragraph of the running text in at most 200 UTF-16 units; '' for an empty page. */
  readonly excerpt: string
  readonly direction: 'ltr' | 'rtl' | 'auto'
  readonly features: BodyFeatures
}
