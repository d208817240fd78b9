import type {Manifest, Related} from '../model.ts'

/** Where the manifest claims its conformance level, for findings that only the claim makes one. */
export function levelClaim({json}: Manifest): Related {
  return {message: 'claimed here', path: json.file.path, place: json.locate(['conformance', 'claimedLevel'])}
}
