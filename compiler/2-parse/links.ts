import type {Frontmatter, Link, SourceFile} from '../model.ts'
import {type ProseRange, proseOf} from '../prose.ts'

/**
 * The link destinations in a document's prose, in document order (Leji §14): inline links and images, and reference
 * definitions. This is the specification's own scanner and not CommonMark: a label ends at its first unescaped `]`, may
 * run over lines, and the `[` of a link may itself be escaped. A use `[text][ref]`, an autolink and raw HTML give
 * nothing. Takes time in proportion to the text, whatever it holds.
 */
export function scanLinks(file: SourceFile, frontmatter: Frontmatter): readonly Link[] {
  const bodyStart = frontmatter.state === 'valid' || frontmatter.state === 'invalid' ? frontmatter.end : 0
  if (!file.text.includes('](', bodyStart) && !file.text.includes(']:', bodyStart)) return []
  const prose = proseOf(file.text, bodyStart)
  return prose.ranges.flatMap((range) => linksIn(file, prose.text, range))
}

interface Destination {
  readonly start: number
  readonly end: number
  /** Just past the destination, its closing `>` included. */
  readonly after: number
}

/** A destination and where the construct that holds it ends. */
interface Found {
  readonly destination: Destination
  readonly end: number
}

function linksIn(file: SourceFile, text: string, {start, end}: ProseRange): readonly Link[] {
  const links: Link[] = []
  const reader = readerOf(text, end)
  let at = text.indexOf('[', start)
  while (at >= 0 && at < end) {
    const definition = reader.definitionAt(at, start)
    const found = definition ?? reader.inlineAt(at)
    if (found) {
      const {destination} = found
      const label = definition ? at : text.lastIndexOf('[', destination.start)
      links.push({
        target: file.text.slice(destination.start, destination.end),
        open: at,
        start: destination.start,
        end: destination.end,
        image: !definition && label > start && text[label - 1] === '!',
      })
    }
    at = text.indexOf('[', found ? found.end : at + 1)
  }
  return links
}

interface Reader {
  inlineAt(open: number): Found | undefined
  definitionAt(open: number, rangeStart: number): Found | undefined
}

/**
 * Reads links in `text` before `end`, from left to right. Openers that share a closing bracket share its answer, and an
 * end once searched for is remembered, which keeps runs of `[` or of unclosed titles linear.
 */
function readerOf(text: string, end: number): Reader {
  const nextBracket = forwardSearch(text, end, ']')
  const nextTitleEnd = {
    '"': forwardSearch(text, end, '"'),
    "'": forwardSearch(text, end, "'"),
    '(': forwardSearch(text, end, ')'),
  }
  const nextNewline = forwardSearch(text, end, '\n')
  let answer: {readonly bracket: number; readonly found: Found | undefined} | undefined

  /** The offset just past a title at `at`; `at` when none stands there. A title keeps to one line. */
  function skipTitle(at: number): number {
    const quote = text[at]
    if (at >= end || (quote !== '"' && quote !== "'" && quote !== '(')) return at
    const close = nextTitleEnd[quote](at + 1)
    return close === undefined || close > (nextNewline(at + 1) ?? end) ? at : close + 1
  }

  /** Past the padding, one title and more padding after a destination; a title needs padding before it. */
  function skipRest(at: number): number {
    const title = skipPadding(text, at, end)
    const after = title > at ? skipTitle(title) : title
    return after > title ? skipPadding(text, after, end) : title
  }

  function inlineAfter(bracket: number): Found | undefined {
    if (bracket + 1 >= end || text[bracket + 1] !== '(') return undefined
    const destination = destinationAt(text, bracket + 2, end)
    if (!destination) return undefined
    const close = skipRest(destination.after)
    return close < end && text[close] === ')' ? {destination, end: close + 1} : undefined
  }

  function inlineAt(open: number): Found | undefined {
    const bracket = nextBracket(open + 1)
    if (bracket === undefined) return undefined
    if (answer?.bracket !== bracket) answer = {bracket, found: inlineAfter(bracket)}
    return answer.found
  }

  function definitionAt(open: number, rangeStart: number): Found | undefined {
    if (!isLineStart(text, open, rangeStart)) return undefined
    const colon = labelColon(text, open, end)
    if (colon === undefined) return undefined
    const destination = destinationAt(text, skipPadding(text, colon + 1, end), end)
    if (!destination) return undefined
    const after = skipRest(destination.after)
    return isLineEnd(text, after, end) ? {destination, end: after} : undefined
  }

  return {inlineAt, definitionAt}
}

/**
 * A function that gives the first unescaped `wanted` at or after an offset, for offsets that only grow and never stand
 * right after a live backslash: then whatever a longer look found still holds, and each character is looked at once.
 */
function forwardSearch(text: string, end: number, wanted: string): (from: number) => number | undefined {
  const unit = wanted.charCodeAt(0)
  let searchedFrom = -1
  let found = -1
  return (from) => {
    if (searchedFrom < 0 || from < searchedFrom || from > found) {
      searchedFrom = from
      found = from
      while (found < end && text.charCodeAt(found) !== unit) found += isEscape(text, found, end) ? 2 : 1
    }
    return found < end ? found : undefined
  }
}

/**
 * A destination at `at`: `<...>` on one line, or a run up to space, tab, line end or an unmatched `)` with parentheses
 * nested one level deep at most.
 */
function destinationAt(text: string, at: number, end: number): Destination | undefined {
  return at < end && text[at] === '<' ? angleDestination(text, at, end) : bareDestination(text, at, end)
}

function angleDestination(text: string, at: number, end: number): Destination | undefined {
  for (let index = at + 1; index < end; index++) {
    const character = text[index]
    if (isEscape(text, index, end)) index++
    else if (character === '>') return {start: at + 1, end: index, after: index + 1}
    else if (character === '<' || character === '\n' || character === '\0') return undefined
  }
  return undefined
}

function bareDestination(text: string, at: number, end: number): Destination | undefined {
  let nested = false
  let index = at
  for (; index < end; index++) {
    const character = text[index]
    if (isEscape(text, index, end)) index++
    else if (character === ' ' || character === '\t' || isLineEnd(text, index, end)) break
    else if (character === '\0' || (character === '(' && nested)) return undefined
    else if (character === '(') nested = true
    else if (character === ')' && !nested) break
    else if (character === ')') nested = false
  }
  return nested || index === at ? undefined : {start: at, end: index, after: index}
}

/** True when at most three spaces stand between the line's start and `open`. */
function isLineStart(text: string, open: number, rangeStart: number): boolean {
  let start = open
  while (start > rangeStart && open - start < 4 && text[start - 1] === ' ') start--
  return open - start < 4 && (start === 0 || text[start - 1] === '\n')
}

/** The colon after `[label]`, where the label is not empty, keeps to its line and holds no bracket. */
function labelColon(text: string, open: number, end: number): number | undefined {
  for (let index = open + 1; index < end; index++) {
    const character = text[index]
    if (character === ']') return index > open + 1 && index + 1 < end && text[index + 1] === ':' ? index + 1 : undefined
    if (character === '[' || character === '\n') return undefined
  }
  return undefined
}

function skipPadding(text: string, at: number, end: number): number {
  let index = at
  while (index < end && (text[index] === ' ' || text[index] === '\t')) index++
  return index
}

function isLineEnd(text: string, at: number, end: number): boolean {
  return at >= end || text[at] === '\n' || (text[at] === '\r' && text[at + 1] === '\n')
}

/** A backslash before ASCII punctuation: the two count as one literal character. */
function isEscape(text: string, at: number, end: number): boolean {
  return text.charCodeAt(at) === 92 && at + 1 < end && isPunctuation(text.charCodeAt(at + 1))
}

function isPunctuation(unit: number): boolean {
  return (
    (unit >= 33 && unit <= 47) ||
    (unit >= 58 && unit <= 64) ||
    (unit >= 91 && unit <= 96) ||
    (unit >= 123 && unit <= 126)
  )
}
