import type {Layer, Manifest, ResolvedLayer} from '../model.ts'
import {assign, govern, placeReadmes} from './assignment.ts'
import {resolveDecisions} from './decisions.ts'
import {generateIndex} from './index-entries.ts'
import {resolveLinks} from './links.ts'
import {planLoad} from './load-plan.ts'
import {mountFaults} from './mounts.ts'
import {resolveProfiles} from './profiles.ts'

/**
 * Stage 3: files understood together. Documents get their category and kind, profiles their base, decisions their
 * successors, links their targets, and the context index is worked out. A pure function of the layer and of what its tree
 * says about the paths that links and mounts name.
 */
export function resolve(layer: Layer, manifest: Manifest): ResolvedLayer {
  const assignments = assign(layer.selectors, manifest)
  const governed = govern(assignments.all, manifest, layer.documents)
  const {profiles, faults: profileFaults} = resolveProfiles(layer.profiles)
  const {decisions, faults: decisionFaults} = resolveDecisions(layer, manifest, assignments.all)
  const linksByPath = resolveLinks(layer, manifest)
  const load = planLoad(layer, governed.documents, linksByPath.get(manifest.bootProfilePath) ?? [])
  const isWhole = ![...layer.faults, ...assignments.faults, ...governed.faults].some(({rule}) => scanErrors.has(rule))
  return {
    layer,
    manifest,
    documents: governed.documents,
    documentByPath: new Map(governed.documents.map((one) => [one.document.path, one])),
    readmes: placeReadmes(layer.selectors, manifest, layer.readmes),
    profiles,
    decisions,
    linksByPath,
    ...(load && {load}),
    index: generateIndex(governed.documents, manifest, layer.storedIndex, isWhole),
    faults: [
      ...assignments.faults,
      ...governed.faults,
      ...mountFaults(layer, manifest),
      ...profileFaults,
      ...decisionFaults,
    ],
  }
}

/** Errors of the category scan: with one of them no index can be current (Leji §10.3 step 4). */
const scanErrors: ReadonlySet<string> = new Set([
  'index-file-missing',
  'index-file-parse',
  'index-entry-missing',
  'index-entry-not-markdown',
  'category-conflict',
  'kind-invalid',
])
