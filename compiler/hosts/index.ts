import {agents} from './agents.ts'
import {claudeCode} from './claude-code.ts'
import {copilot} from './copilot.ts'
import {cursor} from './cursor.ts'
import {gemini} from './gemini.ts'
import type {Host} from './host.ts'
import {windsurf} from './windsurf.ts'

/** Every host that lejic knows. */
export const hosts: readonly Host[] = [agents, claudeCode, gemini, copilot, cursor, windsurf]

/** The host with that id; undefined when lejic knows none. */
export function hostById(id: string): Host | undefined {
  return hosts.find((host) => host.id === id)
}
