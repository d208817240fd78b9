import {isRecord} from '../is-record.ts'
import type {Fault, JsonDocument, Path, Tree} from '../model.ts'
import {parseJson} from './json.ts'
import {violationsOf} from './schema.ts'
import type {Validator} from './validators.generated.js'

/** A JSON artifact of the layer as it stands on disk. */
export interface Artifact<Value> {
  readonly path: Path
  /** Undefined when it leads outside the root or cannot be read. */
  readonly json?: JsonDocument
  /** Undefined unless it fits its schema and carries a known version. */
  readonly value?: Value
  /** `artifact-parse`, `artifact-schema` (one for each violation), `schema-version`. */
  readonly faults: readonly Fault[]
}

const supportedVersion = '1.0'

/**
 * Reads and judges an artifact by Leji §10.3 steps 2 and 3; undefined when no file stands there (step 1). Step 2 asks of
 * the index that it is an object; elsewhere a list or a text is JSON all the same, and breaks the schema (Leji §11).
 */
export function readArtifact<Value>(
  tree: Tree,
  path: Path,
  validate: Validator,
  {isIndex = false} = {},
): Artifact<Value> | undefined {
  const kind = tree.kind(path)
  if (kind !== 'file' && kind !== 'outside') return undefined
  const file = tree.file(path)
  if (!file) {
    const message = kind === 'outside' ? `\`${path}\` leads outside the repository.` : `\`${path}\` cannot be read.`
    return {path, faults: [{rule: 'artifact-parse', path, message, hint: 'Put a readable file there.'}]}
  }
  const json = parseJson(file)
  const faults = judge(json, validate, isIndex)
  return faults.length > 0 ? {path, json, faults} : {path, json, value: json.value as Value, faults}
}

function judge(json: JsonDocument, validate: Validator, isIndex: boolean): readonly Fault[] {
  const {file, value} = json
  const {path} = file
  const parse = (message: string, start: number, end: number): Fault => ({
    rule: 'artifact-parse',
    path,
    message,
    place: {file, start, end},
    hint: 'Correct the JSON, or bring back the last committed version.',
  })
  const [syntax] = json.errors
  if (syntax) return [parse(syntax.message, syntax.start, syntax.end)]
  if (isIndex && !isRecord(value)) {
    const {start, end} = json.locate([])
    return [parse('The file must hold a JSON object.', start, end)]
  }
  const faults = violationsOf(validate, value).map(
    ({segments, key, message, hint}): Fault => ({
      rule: 'artifact-schema',
      path,
      message,
      place: json.locate(segments, {key}),
      ...(hint === undefined ? {} : {hint}),
    }),
  )
  const version = isRecord(value) ? value.schemaVersion : undefined
  if (typeof version !== 'string' || version === supportedVersion) return faults
  const message = `The version \`${version}\` of the format is not known.`
  const hint = `Write \`"schemaVersion": "${supportedVersion}"\`, or use a compiler that knows the version.`
  return [...faults, {rule: 'schema-version', path, message, place: json.locate(['schemaVersion']), hint}]
}
