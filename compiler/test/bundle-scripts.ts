import {bundleBrowser} from '../tools/bundle-browser.mjs'

/** Builds the site's scripts once a run: they are among the templates and not committed. */
export default async function setup(): Promise<void> {
  await bundleBrowser()
}
