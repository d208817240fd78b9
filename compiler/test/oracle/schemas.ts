// Schemas read a second time, as numbers of violated constraints: those of frontmatter (Leji §6 and §7).

export type Data = Readonly<Record<string, unknown>>

/** How many constraints a value violates. */
export type Shape = (value: unknown) => number

export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const datePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
export const relPath = /^(?!\/)(?!\.\/)(?!.*(^|\/)\.\.(\/|$))(?!.*\\).+$/

export function text(pattern = /^/): Shape {
  return (value) => (typeof value === 'string' && pattern.test(value) ? 0 : 1)
}

export function oneOf(...choices: readonly unknown[]): Shape {
  return (value) => (choices.includes(value) ? 0 : 1)
}

export function list(item: Shape, least = 0): Shape {
  return (value) => {
    if (!Array.isArray(value)) return 1
    return value.length < least ? 1 : value.reduce((sum: number, one) => sum + item(one), 0)
  }
}

export function object(required: readonly string[], shapes: Readonly<Record<string, Shape>>): Shape {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 1
    const data = new Map(Object.entries(value))
    const missing = required.filter((key) => !data.has(key)).length
    return [...data].reduce((sum, [key, one]) => sum + (shapes[key]?.(one) ?? 1), missing)
  }
}

export const filled = text(/./s)
export const categoryId = oneOf('domain', 'system', 'practice', 'governance', 'decisions')

const profileShapes = {
  id: text(idPattern),
  name: filled,
  role: filled,
  requiredRead: list(text(relPath), 1),
  mustAskWhen: list(text(), 1),
  inherits: text(idPattern),
  defaultContext: list(categoryId),
  mustRefuseWhen: list(text()),
  purpose: text(),
  version: text(),
  escalation: text(),
  host: text(),
  owners: list(text()),
  freshness: object([], {reviewAfter: text(datePattern)}),
  invocation: object(['command'], {command: text(/<prompt>/), constraints: list(text())}),
}

/** Violations of the agent profile schema (Leji §6). */
export function profileViolations(data: Data): number {
  const posture = Object.hasOwn(data, 'inherits') ? [] : ['requiredRead', 'mustAskWhen']
  return object(['id', 'name', 'role', ...posture], profileShapes)(data)
}

const decisionShapes = {
  id: text(idPattern),
  title: filled,
  status: oneOf('proposed', 'accepted', 'superseded', 'deprecated', 'rejected'),
  date: text(datePattern),
  deciders: list(text()),
  supersedes: text(),
  supersededBy: text(),
  affectedPaths: list(text(relPath)),
  affectedCategories: list(categoryId),
  links: list(text()),
}

/** Violations of the decision record schema (Leji §7). */
export function decisionViolations(data: Data): number {
  const successor = data.status === 'superseded' ? ['supersededBy'] : []
  return object(['id', 'title', 'status', 'date', ...successor], decisionShapes)(data)
}
