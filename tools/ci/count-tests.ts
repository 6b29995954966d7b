import { z } from 'zod'

export type TestCount = { passed: number; failed: number }

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  errors: z.array(z.unknown()),
})

/** Counts a report of Vitest's JSON reporter; a file that could not be loaded counts as one failure. */
export function countVitest(report: unknown): TestCount {
  const { numPassedTests, numFailedTests, testResults } = vitestSchema.parse(report)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

/** Counts a report of Playwright's JSON reporter; an error outside the tests counts as one failure. */
export function countPlaywright(report: unknown): TestCount {
  const { stats, errors } = playwrightSchema.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
