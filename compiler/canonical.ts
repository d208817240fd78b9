import type {CategoryId, ConformanceLevel} from './model.ts'

/** The categories in canonical order (Leji §1.8). */
export const categoryIds: readonly CategoryId[] = ['domain', 'system', 'practice', 'governance', 'decisions']

/** The conformance levels, each above the ones before it (Leji §18). */
export const levels: readonly ConformanceLevel[] = ['core', 'indexed', 'governed', 'federated']
