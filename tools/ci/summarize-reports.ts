import type { TestCount } from './count-tests'

export type TestReport = {
  /** Where the report is expected. */
  path: string
  /** Its text; undefined when there is none. */
  text: string | undefined
  count: (report: unknown) => TestCount
}

export type TestSummary = {
  /** The last line CI prints. */
  line: string
  /** What is wrong with the reports themselves, one sentence each. */
  problems: readonly string[]
  isSuccess: boolean
}

/** Sums up test reports; a report that is missing, broken or without tests is a failure of the run. */
export function summarizeReports(reports: readonly TestReport[]): TestSummary {
  const results = reports.map(readReport)
  const problems = results.flatMap(({ problem }) => (problem === undefined ? [] : [problem]))
  const passed = results.reduce((sum, { count }) => sum + count.passed, 0)
  const failed = results.reduce((sum, { count }) => sum + count.failed, 0)
  return {
    line: `${passed} passed, ${failed} failed`,
    problems,
    isSuccess: failed === 0 && problems.length === 0,
  }
}

const NOTHING: TestCount = { passed: 0, failed: 0 }

function readReport({ path, text, count }: TestReport): { count: TestCount; problem?: string } {
  if (text === undefined) return { count: NOTHING, problem: `${path} is missing.` }
  try {
    const result = count(JSON.parse(text))
    const isEmpty = result.passed + result.failed === 0
    return isEmpty ? { count: result, problem: `${path} counts no tests.` } : { count: result }
  } catch {
    return { count: NOTHING, problem: `${path} is not a test report.` }
  }
}
