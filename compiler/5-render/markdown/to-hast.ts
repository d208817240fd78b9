import type {Element, ElementContent} from 'hast'
import type {Nodes} from 'mdast'
import {defaultHandlers, type Options} from 'remark-rehype'

type State = Parameters<typeof defaultHandlers.link>[0]
type Result = ElementContent | ElementContent[] | undefined

/**
 * How mdast becomes hast: raw HTML is carried along (it is parsed and sanitised next), and URLs stay as markdown
 * understands them instead of percent-encoded, so that `linkTo` sees the file name that the author wrote.
 */
export const toHast: Options = {
  allowDangerousHtml: true,
  handlers: {
    image: (state: State, node) => withUrl(defaultHandlers.image(state, node), 'src', node.url),
    imageReference: (state: State, node) =>
      withUrl(defaultHandlers.imageReference(state, node), 'src', urlOf(state, node)),
    link: (state: State, node) => withUrl(defaultHandlers.link(state, node), 'href', node.url),
    linkReference: (state: State, node) =>
      withUrl(defaultHandlers.linkReference(state, node), 'href', urlOf(state, node)),
  },
}

/** A reference without a definition is text, an array, and has no place for a URL. */
function withUrl(result: Result, property: 'href' | 'src', url: string): Result {
  const element: Element | undefined = !Array.isArray(result) && result?.type === 'element' ? result : undefined
  if (element) element.properties[property] = url
  return result
}

function urlOf(state: State, node: Nodes & {readonly identifier: string}): string {
  return state.definitionById.get(node.identifier.toUpperCase())?.url ?? ''
}
