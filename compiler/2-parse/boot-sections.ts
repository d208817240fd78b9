import type {BootSection, Document, Section} from '../model.ts'

/**
 * The boot profile in its top sections, told apart by the words in their headings that Leji §4 asks for, English or
 * Spanish; the first heading of level 1 is its title. `preface` is what stands before the first section.
 */
export function bootSections(
  document: Document,
  sections: readonly Section[],
): {readonly preface: string; readonly parts: readonly BootSection[]} {
  const {text} = document.file
  const start = document.bodyStart
  const inBody = sections.filter((section) => section.start >= start)
  const isTitle = (section: Section): boolean => section === inBody[0] && section.level === 1
  const title = inBody.find(isTitle)
  const level = inBody.reduce((least, section) => (isTitle(section) ? least : Math.min(least, section.level)), 7)
  const tops = inBody.filter((section) => section.level === level && !isTitle(section))
  const preface = text.slice(title?.contentStart ?? start, tops[0]?.start ?? text.length).trim()
  return {preface, parts: tops.map((section) => ({...section, topic: topicOf(section.heading)}))}
}

function topicOf(heading: string): BootSection['topic'] {
  // English and Spanish: the sections of layers in other languages are known by nothing but their text.
  if (/identity|identidad/i.test(heading)) return 'identity'
  if (/loading|\bcargas?\b|\bcargar\b/i.test(heading)) return 'loading'
  return /posture|postura/i.test(heading) ? 'posture' : 'other'
}
