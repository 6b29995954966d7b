type TestCount = { readonly passed: number; readonly failed: number }

/** What is counted in a report of Vitest's JSON reporter. */
type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly unknown[]
  }[]
}

/** What is counted in a report of Playwright's JSON reporter. */
type PlaywrightReport = {
  readonly stats: Readonly<Record<'expected' | 'flaky' | 'unexpected', number>>
  readonly errors: readonly unknown[]
}

/** Counts a report; a file that could not be loaded, or an error outside the tests, counts as one failure. */
export function countReport(report: VitestReport | PlaywrightReport): TestCount {
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected + report.errors.length }
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }
}

/**
 * Sums up test reports; one that is missing, broken or without tests is a failure of the run.
 * @param reports texts by path; undefined where there is none
 * @returns `line` is the last that CI prints, `problems` a sentence for each report that counts nothing
 */
export function summarizeReports(reports: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = []
  let passed = 0
  let failed = 0
  for (const [path, text] of Object.entries(reports)) {
    try {
      if (text === undefined) throw new Error(`${path} is missing.`)
      const count = countReport(JSON.parse(text))
      if (!(count.passed + count.failed > 0)) throw new Error(`${path} counts no tests.`)
      passed += count.passed
      failed += count.failed
    } catch (error) {
      const isOurs = error instanceof Error && error.message.startsWith(path)
      problems.push(isOurs ? error.message : `${path} is not a test report.`)
    }
  }
  const line = `${passed} passed, ${failed} failed`
  return { line, problems, isSuccess: failed === 0 && problems.length === 0 }
}
