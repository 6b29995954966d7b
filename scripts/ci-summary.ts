// Prints the totals of the unit, build, and browser tests as "N passed, N failed". Counts a missing, malformed, or
// empty report as a failure.

import { readFileSync } from 'node:fs'
import { messageOf } from '../lib/content/problem'

/** A JSON report from Vitest, or one from Playwright, which has `stats`. */
type Report =
  | {
      readonly numPassedTests: number
      readonly numFailedTests: number
      /** False also if a test file could not be loaded. */
      readonly success: boolean
    }
  | { readonly stats: Readonly<Record<'expected' | 'flaky' | 'unexpected', number>> }

const sum = { passed: 0, failed: 0 }
for (const name of ['unit', 'build', 'e2e'])
  try {
    const report: Report = JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'))
    const { passed, failed } = count(report)
    if (!(passed + failed > 0)) throw new Error('the report contains no tests')
    sum.passed += passed
    sum.failed += failed
  } catch (error) {
    console.log(`Could not count the ${name} tests: ${messageOf(error)}`)
    sum.failed += 1
  }
console.log(`${sum.passed} passed, ${sum.failed} failed`)
if (sum.failed > 0) process.exitCode = 1

function count(report: Report): { readonly passed: number; readonly failed: number } {
  if (!('stats' in report)) {
    const { numPassedTests, numFailedTests, success } = report
    return { passed: numPassedTests, failed: Math.max(numFailedTests, success ? 0 : 1) }
  }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected }
}
