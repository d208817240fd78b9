import {defineConfig} from 'vitest/config'

/** Tests that run the built executable; the others import the sources. */
const built = 'compiler/test/cli/built/*.test.ts'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    projects: [
      {extends: true, test: {name: 'unit', include: ['compiler/test/**/*.test.ts'], exclude: [built]}},
      {extends: true, test: {name: 'cli', include: [built], globalSetup: ['compiler/test/build-executable.ts']}},
    ],
  },
})
