import type {Metafile} from 'esbuild'

/** Bundles the site's scripts into `templates/site/generated/`. */
export function bundleBrowser(): Promise<Metafile>
