import type {CommandEntry} from './command.ts'

/** Every command in the order in which help lists them. A new one is a file in this folder and a line here. */
export const commands = [
  {name: 'init', summary: 'start a layer in this folder', load: async () => (await import('./init.ts')).init},
  {
    name: 'build',
    summary: 'compile the layer: host shims, context index, site',
    load: async () => (await import('./build.ts')).buildCommand,
  },
  {name: 'check', summary: 'validate the layer', load: async () => (await import('./check.ts')).checkCommand},
  {
    name: 'profile',
    summary: 'show agent profiles with what they inherit',
    load: async () => (await import('./profile.ts')).profile,
  },
  {
    name: 'explain',
    summary: 'what a rule means, or where a document belongs and why',
    load: async () => (await import('./explain.ts')).explain,
  },
  {
    name: 'route',
    summary: 'what a task must load',
    load: async () => (await import('./route.ts')).route,
  },
  {
    name: 'status',
    summary: 'what the layer holds that nobody lists, and lists that is not there',
    load: async () => (await import('./status.ts')).status,
  },
  {
    name: 'freshness',
    summary: 'review dates that have passed or are near',
    load: async () => (await import('./freshness.ts')).freshness,
  },
  {
    name: 'conformance',
    summary: 'whether the layer keeps the level that it claims',
    load: async () => (await import('./conformance.ts')).conformance,
  },
  {
    name: 'changelog',
    summary: 'check the changelog, add to it, fold its oldest entries',
    load: async () => (await import('./changelog.ts')).changelog,
  },
  {
    name: 'mounts',
    summary: 'sibling layers: make them readable, find them, move their pins',
    load: async () => (await import('./mounts.ts')).mounts,
  },
] satisfies readonly CommandEntry[]
