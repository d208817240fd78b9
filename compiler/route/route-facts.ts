import type {GovernedDocument, ResolvedLayer} from '../model.ts'
import {reviewDate} from './review-date.ts'
import type {RouteFacts} from './task-route.ts'

/** A record's date as routing states it (Leji §16 step 5): a day, or an instant in UTC. */
const recordDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/

/** What routing needs of a layer. Decision records that broke their schema are left out: nobody can say what they affect. */
export function routeFacts({documents, decisions, manifest}: ResolvedLayer): RouteFacts {
  return {
    documents: documents.map((governed) => ({
      path: governed.document.path,
      category: governed.category,
      kind: governed.kind,
      date: dateOf(governed),
      reviewAfter: reviewDate(governed.document.frontmatter.data),
    })),
    decisions: decisions.flatMap(({typed: {data, document}}) =>
      data
        ? [
            {
              id: data.id,
              path: document.path,
              status: data.status,
              affectedPaths: data.affectedPaths ?? [],
              affectedCategories: data.affectedCategories ?? [],
            },
          ]
        : [],
    ),
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
