import type {Path, ResolvedLayer} from '../model.ts'
import {styleFor} from '../report/style.ts'
import type {TaskRoute} from '../route/task-route.ts'
import type {Invocation} from './command.ts'
import {type Cell, table} from './table.ts'

/** A route for a person: what to load, why, and how many bytes it is; then what is only offered. */
export function routeText(
  {layer, manifest, decisions, documentByPath}: ResolvedLayer,
  {pathScoped, documents, records, decisions: routed, mounts}: TaskRoute,
  requiredRead: readonly string[] | undefined,
  {color, quiet}: Pick<Invocation, 'color' | 'quiet'>,
): string {
  const style = styleFor(color)
  const {tree} = layer.source
  const bytes = (path: Path): string => `${tree.size(path).toLocaleString('en-US')} B`
  const titles = new Map(decisions.map(({typed: {document}}) => [document.path, document.title]))
  const title = (path: Path): Cell => ({
    text: documentByPath.get(path)?.document.title ?? titles.get(path) ?? '',
    paint: style.faint,
  })
  const always = [...new Set([manifest.bootProfilePath, ...(requiredRead ?? [])])]
  const required = records.filter((record) => record.required)
  const candidates = records.filter((record) => !record.required)
  const load: readonly (readonly Cell[])[] = [
    ...documents.map(({path, category, reviewAfter, expired}) => [
      path,
      bytes(path),
      expired
        ? {text: `${category}, review was due ${reviewAfter}`, paint: (text: string) => style.severity('warning', text)}
        : category,
      title(path),
    ]),
    ...required.map(({path, category, date}) => [
      path,
      bytes(path),
      `${category}, record of ${date ?? 'no date'}`,
      title(path),
    ]),
    ...routed.map(({path, status, matchedBy}) => [
      path,
      bytes(path),
      `decision, ${status}, ${matchedBy === 'unscoped' ? 'for every task' : `by ${matchedBy}`}`,
      title(path),
    ]),
  ]
  const sum = [...documents, ...required, ...routed].reduce((total, {path}) => total + tree.size(path), 0)
  const blocks = [
    block(
      'Always',
      always.map((path) => [path, tree.kind(path) === 'file' ? bytes(path) : '']),
      style.strong,
    ),
    load.length > 0
      ? block(`Load for this task (${sum.toLocaleString('en-US')} B)`, load, style.strong)
      : `${style.strong('Load for this task')}\n  nothing more\n`,
    block(
      'Candidates, not loaded unasked',
      candidates.map(({path, category, date}) => [
        path,
        bytes(path),
        `${category}, record of ${date ?? 'no date'}`,
        title(path),
      ]),
      style.strong,
    ),
    block(
      'Mounts',
      mounts.map(({name, pin}) => [name, pin.slice(0, 12), '`lejic mounts locate` says where']),
      style.strong,
    ),
  ]
  const note = pathScoped || quiet ? '' : `${style.faint('No path was given, so nothing was chosen by path.')}\n`
  return [...blocks, note].filter((part) => part !== '').join('\n')
}

function block(title: string, rows: readonly (readonly Cell[])[], strong: (text: string) => string): string {
  return rows.length === 0 ? '' : `${strong(title)}\n${table(rows, '  ')}`
}
