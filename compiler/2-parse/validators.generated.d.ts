/** One violated constraint as the compiled schemas report it (`compiler/tools/generate-validators.mjs`). */
export interface SchemaError {
  /** JSON pointer of the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** The keyword's value and the schema object that it stands in. */
  readonly schema: unknown
  readonly parentSchema: Readonly<Record<string, unknown>>
  readonly data: unknown
  /** Set where a key, not a value, is wrong. */
  readonly propertyName?: string
}

export interface Validator {
  (value: unknown): boolean
  /** The errors of the last call; null when there were none. */
  readonly errors?: readonly SchemaError[] | null
}

export declare const validateManifest: Validator
export declare const validateIndex: Validator
export declare const validateChangelog: Validator
export declare const validateProfile: Validator
export declare const validateDecision: Validator
export declare const validateSettings: Validator
