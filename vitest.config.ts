import { defineConfig } from 'vitest/config'

/** Tests that need the built site run only when they are asked for: `--project build`, `--project deploy`. */
const asked = /--project[ =](build|deploy)\b/.exec(process.argv.join(' '))?.[1]
const project = asked ?? 'unit'
const isBuildRun = asked !== undefined

const include = isBuildRun
  ? `tests/${project}/**/*.test.ts`
  : '{{lib,components,scripts}/**,tests}/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    projects: [{ extends: true, test: { name: project, environment: 'node', include: [include] } }],
    // Tests of the built site read all of it: slow on a machine that does more at the same time.
    testTimeout: isBuildRun ? 60_000 : 5_000,
    // Left to itself Vitest keeps a processor free, which is half of a small machine.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: `test-results/${project}.json` },
  },
})
