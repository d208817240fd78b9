import type {ElementContent} from 'hast'
import {refractor} from 'refractor/core'
import {visibleControls} from './controls.ts'
import {languages} from './languages.ts'

/** Code longer than this many UTF-16 units is shown plain: nobody reads it for its colors. */
const maxLength = 50_000
/** UTF-16 units of code whose result is remembered; the oldest goes first. */
const maxRemembered = 4_000_000

for (const language of languages) refractor.register(language)
refractor.alias({
  bash: ['console', 'shell-script', 'zsh', 'fish', 'terminal'],
  docker: ['containerfile'],
  hcl: ['terraform', 'tf'],
  ini: ['env', 'dotenv', 'editorconfig', 'conf'],
  json: ['json5', 'jsonc', 'jsonl', 'ndjson'],
  markdown: ['mdc', 'mdx'],
  markup: ['vue', 'svelte', 'astro'],
  powershell: ['ps1', 'pwsh'],
  rust: ['rs'],
})

const remembered = new Map<string, readonly ElementContent[]>()
let rememberedLength = 0

/**
 * The content of a code block: `<span class="token …">` for what the language knows, controls written out. Plain text
 * for an unknown or absent language and above 50,000 UTF-16 units. Equal arguments may give the same nodes: not to be
 * changed.
 */
export function highlight(code: string, language: string | undefined): readonly ElementContent[] {
  const name = language?.toLowerCase() ?? ''
  if (name === '' || code.length > maxLength || !refractor.registered(name)) return shown(code)
  const key = `${name}\0${code}`
  const known = remembered.get(key)
  if (known) return known
  const result = (refractor.highlight(code, name).children as readonly ElementContent[]).flatMap(withVisibleControls)
  remember(key, result)
  return result
}

function remember(key: string, result: readonly ElementContent[]): void {
  remembered.set(key, result)
  rememberedLength += key.length
  for (const oldest of remembered.keys()) {
    if (rememberedLength <= maxRemembered) break
    remembered.delete(oldest)
    rememberedLength -= oldest.length
  }
}

function shown(code: string): readonly ElementContent[] {
  return visibleControls(code, 'code', false) ?? [{type: 'text', value: code}]
}

function withVisibleControls(node: ElementContent): readonly ElementContent[] {
  if (node.type === 'text') return shown(node.value)
  if (node.type !== 'element') return []
  return [{...node, children: node.children.flatMap(withVisibleControls)}]
}
