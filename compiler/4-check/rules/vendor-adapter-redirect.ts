import type {Rule} from '../../model.ts'
import {declaredHere, firstLine, seeAlso} from '../places.ts'
import {isImportShim, vendorFiles} from '../vendor-files.ts'

export const vendorAdapterRedirect = {
  id: 'vendor-adapter-redirect',
  severity: 'error',
  origin: 'leji',
  source: 'Leji 1.0 §9',
  summary: "A host's instruction file does not point to the boot profile.",
  why: 'An agent that starts from it never reaches the layer; knowledge kept there is invisible to every other host.',
  mend: "Move what it says into the layer and let `lejic build` write the file, or name the boot profile's path in it.",
  example: {
    bad: {'AGENTS.md': '# Rules\n\nAsk before you change a price.\n'},
    good: {'AGENTS.md': 'Read `docs/boot-profile.md` before you do anything.\n'},
  },
  check(context, report) {
    const {manifest, settings} = context.layer
    if (!manifest) return
    for (const file of vendorFiles(context)) {
      if (file.text.includes(manifest.bootProfilePath)) continue
      if (!settings.spec && isImportShim(file, settings)) continue
      const listed = manifest.vendorAdapters.indexOf(file.path)
      report({
        rule: 'vendor-adapter-redirect',
        path: file.path,
        message: `\`${file.path}\` does not name the boot profile \`${manifest.bootProfilePath}\`.`,
        hint: `Name \`${manifest.bootProfilePath}\` in it, or move its text into the layer, delete it and run \`lejic build\`.`,
        place: firstLine(file),
        related: [
          ...(listed < 0 ? [] : declaredHere(manifest, ['vendorAdapters', listed])),
          ...seeAlso(manifest, ['bootProfilePath'], 'the boot profile'),
        ],
      })
    }
  },
} satisfies Rule
