import {compareBytes} from '../byte-order.ts'
import type {Manifest} from '../model.ts'

/** The actors of a manifest in byte order of their ids (Leji §8). */
export function sortedActors(manifest: Manifest): readonly [string, ActorData][] {
  return [...manifest.actors].sort(([a], [b]) => compareBytes(a, b))
}

type ActorData = Manifest['actors'] extends ReadonlyMap<string, infer Data> ? Data : never
