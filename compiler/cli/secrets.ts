import {diagnoseOwn} from '../4-check/check.ts'
import {everyFile} from '../4-check/every-file.ts'
import {sortDiagnostics} from '../diagnostics/sort.ts'
import type {CheckResult} from '../examine.ts'
import type {Diagnostic} from '../model.ts'
import {findSecrets, secretFaults} from '../secrets/find.ts'
import {hideSecrets, maskSecrets} from '../secrets/mask.ts'

export interface Searched {
  /** Sorted, those about credentials among them; no credential can be read off any of them. */
  readonly diagnostics: readonly Diagnostic[]
  /** Any other text about the layer, such as a diff, with the credentials masked. */
  readonly hide: (text: string) => string
}

/**
 * The findings of a check and those about credentials. Reads every file of the layer once more;
 * `rules: {content-secret: off}` saves that.
 */
export async function searchSecrets(result: CheckResult): Promise<Searched> {
  const {layer, diagnostics} = result
  if (layer.settings.spec || layer.settings.rules.get('content-secret') === 'off')
    return {diagnostics, hide: (text) => text}
  const readmes = [...layer.readmes.values()].map(({file}) => file)
  const files = [...everyFile(result), ...readmes]
  const secrets = await findSecrets(files)
  const own = secretFaults(files, secrets).flatMap((fault) => diagnoseOwn(result, fault) ?? [])
  return {
    diagnostics: sortDiagnostics([...maskSecrets(diagnostics, files, secrets), ...own]),
    hide: (text) => hideSecrets(text, files, secrets),
  }
}
