import { expect, it } from 'vitest'
import { countReport, summarizeReports } from './summarize-reports'

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{}] }],
}
const playwright = { stats: { expected: 7, flaky: 1, unexpected: 2 }, errors: [] }
const brokenFile = { status: 'failed', assertionResults: [] }

it.each([
  ['tests of Vitest', vitest, { passed: 5, failed: 1 }],
  [
    'a file that could not be loaded',
    { ...vitest, testResults: [brokenFile] },
    { passed: 5, failed: 2 },
  ],
  ['tests of Playwright, flaky ones as passed', playwright, { passed: 8, failed: 2 }],
  ['errors outside the tests', { ...playwright, errors: [{}] }, { passed: 8, failed: 3 }],
])('counts %s', (_name, report, count) => {
  expect(countReport(report)).toEqual(count)
})

const good = JSON.stringify({ ...playwright, stats: { expected: 4, flaky: 0, unexpected: 0 } })

it('adds the counts; one failure is a failure of the run', () => {
  expect(summarizeReports({ a: good, b: good })).toEqual({
    line: '8 passed, 0 failed',
    problems: [],
    isSuccess: true,
  })
  expect(summarizeReports({ a: good, b: JSON.stringify(vitest) })).toEqual({
    line: '9 passed, 1 failed',
    problems: [],
    isSuccess: false,
  })
})

it.each([
  [undefined, 'a.json is missing.'],
  ['{', 'a.json is not a test report.'],
  ['{}', 'a.json is not a test report.'],
  [
    JSON.stringify({ ...vitest, numPassedTests: 0, numFailedTests: 0, testResults: [] }),
    'a.json counts no tests.',
  ],
])('fails with a report that cannot be counted: %s', (text, problem) => {
  const { problems, isSuccess } = summarizeReports({ 'a.json': text, b: good })
  expect(problems).toEqual([problem])
  expect(isSuccess).toBe(false)
})
