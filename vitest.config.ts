import { defineConfig } from 'vitest/config'

/** The tests of the built site need out/, so they run only with `--project build`. */
const isBuildRun = /--project[ =]build\b/.test(process.argv.join(' '))
const project = isBuildRun ? 'build' : 'unit'

const include = isBuildRun
  ? 'tests/build/**/*.test.ts'
  : '{lib,components,scripts}/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    projects: [{ extends: true, test: { name: project, environment: 'node', include: [include] } }],
    reporters: ['default', 'json'],
    outputFile: { json: `test-results/${project}.json` },
  },
})
