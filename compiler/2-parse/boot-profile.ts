import type {BootProfile, Document, Fault, Section, SourceFile} from '../model.ts'
import {proseOf} from '../prose.ts'
import {bootSections} from './boot-sections.ts'
import {literalPaths} from './literal-paths.ts'
import {loadSteps} from './load-steps.ts'
import {parseMounts} from './mounts.ts'

/**
 * The boot profile's headings with the text below them, what it tells to read, and the siblings that it surfaces (Leji §4,
 * §5). Headings are lines that match `^#{1,6}\s+(.+)$`, inside fenced code too, because that is how the specification looks
 * for them.
 */
export function parseBootProfile(document: Document): {readonly boot: BootProfile; readonly faults: readonly Fault[]} {
  const {entries, faults, sawBlock} = parseMounts(document.file)
  const sections = sectionsOf(document.file)
  const {preface, parts} = bootSections(document, sections)
  const prose = proseOf(document.file.text, document.bodyStart)
  const paths = literalPaths(document.file, prose)
  const steps = loadSteps(document.file, parts, prose, paths)
  return {boot: {document, sections, preface, parts, paths, steps, sawMountBlock: sawBlock, mounts: entries}, faults}
}

interface Heading {
  readonly heading: string
  readonly level: number
  readonly start: number
  readonly contentStart: number
}

function sectionsOf(file: SourceFile): readonly Section[] {
  const headings = headingsOf(file.text)
  const ends = headings.map(() => file.text.length)
  const open: number[] = []
  for (const [index, {level, start}] of headings.entries()) {
    while (open.length > 0 && (headings[open.at(-1) ?? 0]?.level ?? 0) >= level) ends[open.pop() ?? 0] = start
    open.push(index)
  }
  return headings.map((heading, index) => ({...heading, end: ends[index] ?? file.text.length}))
}

function headingsOf(text: string): readonly Heading[] {
  const headings: Heading[] = []
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start)
    const next = feed < 0 ? text.length : feed + 1
    const line = text.charCodeAt(start) === 35 ? text.slice(start, next).replace(/\r?\n$/, '') : ''
    const match = /^(#{1,6})\s+(.+)$/.exec(line)
    if (match) {
      const [, marks = '', heading = ''] = match
      headings.push({heading: heading.trimEnd(), level: marks.length, start, contentStart: next})
    }
    start = next
  }
  return headings
}
