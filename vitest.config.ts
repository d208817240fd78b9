import {defineConfig} from 'vitest/config'

/** Tests that run the built executable; the others import the sources. */
const built = 'compiler/test/cli/built/*.test.ts'
/** Tests that drive the site in a browser. */
const browser = 'compiler/test/browser/*.test.ts'
/** The site's scripts stand among the templates and are built, not committed. */
const scripts = 'compiler/test/bundle-scripts.ts'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Every other test that starts processes would be listed as slow.
    slowTestThreshold: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['compiler/test/**/*.test.ts'],
          exclude: [built, browser],
          globalSetup: [scripts],
        },
      },
      {extends: true, test: {name: 'cli', include: [built], globalSetup: ['compiler/test/build-executable.ts']}},
      {
        extends: true,
        test: {name: 'browser', include: [browser], globalSetup: [scripts, 'compiler/test/browser/chromium.ts']},
      },
    ],
  },
})
