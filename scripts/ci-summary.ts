// Prints the totals of all tests as "N passed, N failed". Skipped tests and missing or bad reports count as failed.
import { readFileSync } from 'node:fs'
import { messageOf } from '../lib/content/problem'

/** A JSON report from Vitest, whose `success` is false if a file fails, or one from Playwright, which has `stats`. */
type Counts<Name extends string> = Readonly<Record<Name, number>>
type Report =
  | (Counts<'numPassedTests' | 'numFailedTests' | 'numPendingTests'> & Vitest)
  | { readonly stats: Counts<'expected' | 'flaky' | 'unexpected' | 'skipped'> }
type Vitest = { readonly success: boolean; readonly stats?: never }

const sum = { passed: 0, failed: 0 }
for (const name of ['unit', 'build', 'e2e'])
  try {
    const report: Report = JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'))
    const [passed, failed, skipped] = report.stats
      ? [report.stats.expected + report.stats.flaky, report.stats.unexpected, report.stats.skipped]
      : [
          report.numPassedTests,
          Math.max(report.numFailedTests, report.success ? 0 : 1),
          report.numPendingTests,
        ]
    if (!(passed + failed > 0)) throw new Error('the report contains no tests')
    if (skipped > 0) console.log(`${skipped} ${name} tests were skipped`)
    sum.passed += passed
    sum.failed += failed + skipped
  } catch (error) {
    console.log(`Could not count the ${name} tests: ${messageOf(error)}`)
    sum.failed += 1
  }
console.log(`${sum.passed} passed, ${sum.failed} failed`)
if (sum.failed > 0) process.exitCode = 1
