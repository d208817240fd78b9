import {createHash} from 'node:crypto'
import Handlebars from 'handlebars'

/** Layouts of one template set, each compiled when it is first asked for. */
export interface Templates {
  /** The layout `name` (a key of `Source.templates`) filled with `data`. Throws on a name or variable that is absent: our fault. */
  fill(name: string, data: object): string
  /** The text of a file that is no layout (a style sheet, a built script); undefined when it is absent. */
  text(name: string): string | undefined
  /** sha256 hex over every template's name and text below `prefix`: part of the key of whatever is laid out. */
  identity(prefix: string): string
}

const known = new WeakMap<ReadonlyMap<string, string>, Templates>()

/**
 * The layouts of `sources` (path below `templates/` to text). Every `….hbs` is also a partial under its own path without
 * the extension, so that `{{> site/sidebar}}` includes `site/sidebar.hbs`. Runs strict: a misspelt variable is an error
 * with a line, never an empty place in a page.
 */
export function templatesOf(sources: ReadonlyMap<string, string>): Templates {
  const before = known.get(sources)
  if (before) return before
  const templates = prepare(sources)
  known.set(sources, templates)
  return templates
}

function prepare(sources: ReadonlyMap<string, string>): Templates {
  const engine = Handlebars.create()
  const options = {strict: true, knownHelpersOnly: true} as const
  const compiled = new Map<string, Handlebars.TemplateDelegate>()
  const identities = new Map<string, string>()
  // Partials are compiled here and not by the engine, which would forget `strict` for them.
  for (const [name, text] of sources) {
    if (name.endsWith('.hbs')) engine.registerPartial(name.slice(0, -'.hbs'.length), engine.compile(text, options))
  }
  return {
    fill(name, data) {
      let template = compiled.get(name)
      if (!template) {
        const text = sources.get(name)
        if (text === undefined) throw new Error(`no template \`${name}\``)
        template = engine.compile(text, options)
        compiled.set(name, template)
      }
      return template(data)
    },
    text: (name) => sources.get(name),
    identity(prefix) {
      const before = identities.get(prefix)
      if (before) return before
      const hash = createHash('sha256')
      for (const [name, text] of sources) if (name.startsWith(prefix)) hash.update(`${name}\0${text}\0`)
      const identity = hash.digest('hex')
      identities.set(prefix, identity)
      return identity
    },
  }
}
