import type {Files} from './tree.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A layer while it is being changed; a manifest that is a text is no JSON. */
export interface Draft {
  readonly files: Files
  readonly manifest: Fields
  readonly text?: string | null
}

export type Change = (draft: Draft) => Draft

/** Lays files over; what stands where a folder is to be, or in a folder where a file is to be, goes. */
export const withFiles =
  (files: Files): Change =>
  (draft) => {
    const paths = Object.keys(files)
    const meets = (path: string) => paths.some((one) => one.startsWith(`${path}/`) || path.startsWith(`${one}/`))
    const kept = Object.entries(draft.files).filter(([path]) => !meets(path))
    return {...draft, files: {...Object.fromEntries(kept), ...files}}
  }
export const withFields =
  (fields: Fields): Change =>
  (draft) => ({...draft, manifest: {...draft.manifest, ...fields}})
export const withMachine =
  (fields: Fields): Change =>
  (draft) => ({...draft, manifest: {...draft.manifest, machine: {...Object(draft.manifest.machine), ...fields}}})
