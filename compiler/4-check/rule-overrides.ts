import {didYouMean} from '../diagnostics/suggestion.ts'
import type {Fault, Place, Rule, Settings} from '../model.ts'

/**
 * A `settings-schema` fault for each key of `rules` in lejic.yaml that names no rule of our own: what cannot be changed, or
 * is misspelt, would silently have no effect.
 */
export function misplacedOverrides({rules: overrides, file}: Settings, rules: readonly Rule[]): readonly Fault[] {
  const originById = new Map(rules.map(({id, origin}) => [id, origin]))
  const own = rules.filter(({origin}) => origin === 'own').map(({id}) => id)
  return [...overrides.keys()]
    .filter((id) => originById.get(id) !== 'own')
    .map((id): Fault => {
      const place = file && placeOfKey(file, id)
      const isFixed = originById.has(id)
      return {
        rule: 'settings-schema',
        path: 'lejic.yaml',
        construct: id,
        message: isFixed
          ? `\`${id}\` is a rule of the specification, whose severity is fixed.`
          : `\`rules\` names \`${id}\`, which is no rule.`,
        hint: isFixed
          ? 'Take it away.'
          : (didYouMean(id, own) ?? 'Take it away; `lejic explain RULE` knows every rule.'),
        ...(place && {place}),
      }
    })
}

/** The key as written; stage 2 keeps no places of settings, and a rule's id stands nowhere else as a key. */
function placeOfKey(file: NonNullable<Settings['file']>, id: string): Place {
  const key = new RegExp(`(?<![\\w-])${id.replace(/[^\w-]/g, '\\$&')}(?=["']?[ \\t]*:)`)
  const start = Math.max(0, file.text.search(key))
  return {file, start, end: start + id.length}
}
