import { defineConfig } from 'vitest/config'

/** The tests of the built site need out/, so they run only with `--project build`. */
const isBuildRun = /--project[ =]build\b/.test(process.argv.join(' '))
const project = isBuildRun ? 'build' : 'unit'

const include = isBuildRun
  ? 'tests/build/**/*.test.ts'
  : '{{lib,components,scripts}/**,tests}/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    projects: [{ extends: true, test: { name: project, environment: 'node', include: [include] } }],
    // Tests of the built site read all of it: slow on a machine that does more at the same time.
    testTimeout: isBuildRun ? 60_000 : 5_000,
    reporters: ['default', 'json'],
    outputFile: { json: `test-results/${project}.json` },
  },
})
