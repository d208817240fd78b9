import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Bundles the site's scripts into `templates/site/generated/`, where the compiler reads them like any template. Classic
 * scripts: browsers block modules on pages opened from a folder. Returns the metafile, which names what was bundled.
 */
export async function bundleBrowser() {
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: {
      theme: 'compiler/runtime/browser/theme.ts',
      site: 'compiler/runtime/browser/main.ts',
      search: 'compiler/runtime/browser/search.ts',
    },
    outdir: 'templates/site/generated',
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  })
  return metafile
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleBrowser()
