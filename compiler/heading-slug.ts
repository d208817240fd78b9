import {slug} from 'github-slugger'

/** The slug of a heading's text as GitHub makes it; `section` for punctuation alone. "İ" gives "i" and U+0307, as there. */
export function headingSlug(text: string): string {
  return slug(text.trim()) || 'section'
}
