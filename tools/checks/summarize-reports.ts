/** What is counted in a report of Vitest's JSON reporter, or of Playwright's, which has `stats`. */
type Report =
  | {
      readonly numPassedTests: number
      readonly numFailedTests: number
      readonly testResults: readonly {
        readonly status: string
        readonly assertionResults: readonly unknown[]
      }[]
    }
  | {
      readonly stats: Readonly<Record<'expected' | 'flaky' | 'unexpected', number>>
      readonly errors: readonly unknown[]
    }

/** Counts a report; a file that could not be loaded, or an error outside the tests, counts as one failure. */
export function countReport(report: Report): { readonly passed: number; readonly failed: number } {
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected + report.errors.length }
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * Sums up test reports; one that is missing, broken or without tests is a failure of the run.
 * @param reports texts by path; undefined where there is none
 * @returns `line` is the last that CI prints, `problems` a sentence for each report that counts nothing
 */
export function summarizeReports(reports: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = []
  const sum = { passed: 0, failed: 0 }
  for (const [path, text] of Object.entries(reports))
    try {
      const { passed, failed } = countReport(JSON.parse(text ?? ''))
      sum.passed += passed
      sum.failed += failed
      if (passed + failed === 0) problems.push(`${path} counts no tests.`)
    } catch {
      problems.push(`${path} is ${text === undefined ? 'missing' : 'not a test report'}.`)
    }
  const line = `${sum.passed} passed, ${sum.failed} failed`
  return { line, problems, isSuccess: sum.failed === 0 && problems.length === 0 }
}
