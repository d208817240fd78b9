/** A piece of a section: a list whose items are plain enough to be laid out, or anything else as it is. */
export type Block =
  | {readonly kind: 'list'; readonly items: readonly string[]; readonly markdown: string}
  | {readonly kind: 'prose'; readonly markdown: string}

/** The blocks of a section. Text with a fence, a table or nested lists is one block of prose: it keeps its own shape. */
export function blocksOf(content: string): readonly Block[] {
  if (/^\s*(?:`{3}|~{3}|\|)/m.test(content) || /^(?:\s{2,}|\t)(?:[-*+]|\d+[.)])\s/m.test(content))
    return [{kind: 'prose', markdown: content}]
  return content
    .split(/\n[ \t\r]*\n+/)
    .flatMap((markdown) => splitLeadIn(markdown.replace(/\r/g, '')))
    .filter((markdown) => markdown.trim() !== '')
    .map((markdown): Block => {
      if (!/^[-*+]\s|^\d+[.)]\s/.test(markdown)) return {kind: 'prose', markdown}
      const items = markdown.split(/^(?:[-*+]|\d+[.)])\s+/m).slice(1)
      return {kind: 'list', items: items.map((item) => item.replace(/\s+/g, ' ').trim()), markdown}
    })
}

/** `Read first:` directly above its list is a paragraph of its own. */
function splitLeadIn(markdown: string): string[] {
  const at = markdown.search(/^(?:[-*+]\s|1[.)]\s)/m)
  return at > 0 ? [markdown.slice(0, at), markdown.slice(at)] : [markdown]
}

export type Stance = 'go' | 'ask' | 'never'

/** Words that a stance opens with, in English and Spanish. "Ask" goes first: "stop and ask", "proceed, but ask". */
const leadWords: readonly {readonly stance: Stance; readonly words: RegExp}[] = [
  {stance: 'ask', words: /\bask\b|(?<!\p{L}|sin )(?:pregunt|consult)\p{L}*|(?<!\p{L})pedir permiso/iu},
  {stance: 'go', words: /^(?:go on|go ahead|proceed|continue|do(?! not)|may)\b/i},
  {
    stance: 'go',
    words: /^(?:adelante|proced\p{L}*|sigue|seguir|contin[uú]\p{L}*|hacer|haz|puedes?|sin pregunt\p{L}*)(?!\p{L})/iu,
  },
  {stance: 'never', words: /^(?:never|refuse|must not|do not|don't)\b/i},
  {stance: 'never', words: /^(?:nunca|jamás|rechaz\p{L}*|negar(?:se)?|no (?:hacer|hagas|debes?))(?!\p{L})/iu},
]

/** `Stop and ask: deleting a page` as its stance and the rest; undefined when it opens with no such word. */
export function stanceOf(
  text: string,
): {readonly stance: Stance; readonly label: string; readonly rest: string} | undefined {
  const match = /^(?:\*\*|__)?(\p{L}[\p{L}' ,]{1,30}?)(?:\*\*|__)?:(?:\*\*|__)?\s+([\s\S]+)$/u.exec(text)
  const [, label = '', rest = ''] = match ?? []
  const stance = leadWords.find(({words}) => words.test(label))?.stance
  return stance && {stance, label, rest}
}
