import { z } from 'zod'

type TestCount = { readonly passed: number; readonly failed: number }

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

export type TestReport = {
  /** Where the report is expected. */
  readonly path: string
  /** Its text; undefined when there is none. */
  readonly text: string | undefined
  readonly count: (report: unknown) => TestCount
}

/**
 * Sums up test reports; a report that is missing, broken or without tests is a failure of the run.
 * @returns `line` is the last that CI prints, `problems` a sentence for each report that counts nothing
 */
export function summarizeReports(reports: readonly TestReport[]) {
  const results = reports.map(readReport)
  const problems = results.filter((result) => typeof result === 'string')
  const counts = results.filter((result) => typeof result !== 'string')
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return {
    line: `${passed} passed, ${failed} failed`,
    problems,
    isSuccess: failed === 0 && problems.length === 0,
  }
}

/** What a report counts, or what is wrong with it. */
function readReport({ path, text, count }: TestReport): TestCount | string {
  if (text === undefined) return `${path} is missing.`
  try {
    const result = count(JSON.parse(text))
    return result.passed + result.failed === 0 ? `${path} counts no tests.` : result
  } catch {
    return `${path} is not a test report.`
  }
}
