import type {DecisionStatus, GovernedDocument, ResolvedLayer} from '../model.ts'
import {reviewDate} from './review-date.ts'
import type {RouteFacts} from './task-route.ts'

/** A record's date as routing states it (Leji §16 step 5): a day, or an instant in UTC. */
const recordDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/

const statuses: readonly DecisionStatus[] = ['proposed', 'accepted', 'superseded', 'deprecated', 'rejected']

/**
 * What routing needs of a layer. A decision record that breaks its schema still binds as far as it can be read, since the
 * corpus is not its valid part alone (Leji §16 step 6); one without a status of the specification does not.
 */
export function routeFacts({documents, decisions, manifest}: ResolvedLayer): RouteFacts {
  return {
    documents: documents.map((governed) => ({
      path: governed.document.path,
      category: governed.category,
      kind: governed.kind,
      date: dateOf(governed),
      reviewAfter: reviewDate(governed.document.frontmatter.data),
    })),
    decisions: decisions.flatMap(({typed: {raw = {}, document}}) => {
      const status = statuses.find((one) => one === raw.status)
      if (!status) return []
      return {
        id: typeof raw.id === 'string' ? raw.id : '',
        path: document.path,
        status,
        affectedPaths: textsOf(raw.affectedPaths),
        affectedCategories: textsOf(raw.affectedCategories),
      }
    }),
    mounts: manifest.mounts.map(({name, pin, categories, topics}) => ({
      name,
      pin,
      categories: categories ?? [],
      topics: topics ?? [],
    })),
  }
}

function dateOf({kind, date}: GovernedDocument): string | null {
  return kind === 'record' && date !== null && recordDate.test(date) ? date : null
}

function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}
