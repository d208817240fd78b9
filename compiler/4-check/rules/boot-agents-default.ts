import type {Rule} from '../../model.ts'
import {agentProfile, bootProfileWith, corePosture, manifestWith} from '../example-layer.ts'

export const bootAgentsDefault = {
  id: 'boot-agents-default',
  severity: 'warning',
  origin: 'leji',
  source: 'Leji 1.0 §4',
  summary: '`agents.default` is bound, and the boot profile names that profile.',
  why: 'No binding causes a load, `default` included; a profile that every agent must read belongs into the boot profile itself.',
  mend: 'Fold the default profile into the boot profile, or bind it to a role of its own.',
  example: {
    bad: {
      'leji.json': manifestWith({agents: {default: 'docs/agents/everyone.md'}}),
      'docs/agents/everyone.md': agentProfile('id: everyone', 'name: Everyone', ...corePosture),
      'docs/boot-profile.md': bootProfileWith('Load `docs/agents/everyone.md` first.\n'),
    },
    good: {
      'leji.json': manifestWith({agents: {default: 'docs/agents/everyone.md'}}),
      'docs/agents/everyone.md': agentProfile('id: everyone', 'name: Everyone', ...corePosture),
    },
  },
  check({layer}, report) {
    const {boot, manifest} = layer
    const path = manifest?.agents.get('default')
    const at = path === undefined || path === '' ? -1 : (boot?.document.file.text.indexOf(path) ?? -1)
    if (!boot || !manifest || path === undefined || at < 0) return
    const {file} = boot.document
    report({
      rule: 'boot-agents-default',
      path: manifest.json.file.path,
      message: `\`agents.default\` is bound to \`${path}\`, and the boot profile names that file too.`,
      hint: 'Fold the profile into the boot profile: a binding never loads anything.',
      place: manifest.json.locate(['agents', 'default']),
      related: [{message: 'named here', path: file.path, place: {file, start: at, end: at + path.length}}],
    })
  },
} satisfies Rule
