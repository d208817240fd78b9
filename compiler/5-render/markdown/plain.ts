import type {Nodes as HastNodes} from 'hast'
import type {Nodes as MdastNodes} from 'mdast'

/** The text of an mdast or hast node as a reader would copy it: no markup, no comments, images by nothing at all. */
export function textOf(node: HastNodes | MdastNodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** `text` on one line: runs of white space (line and paragraph separators too) become one space, none at the ends. */
export function squash(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The start of a squashed text in at most `length` UTF-16 units, cut between words where there are any. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const head = text.slice(0, length - 1)
  const space = head.lastIndexOf(' ')
  const cut = space > length / 2 ? head.slice(0, space) : head.replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s.,;:!?·–—-]+$/, '')}…`
}
