import { describe, expect, it } from 'vitest'
import {
  countPlaywright,
  countVitest,
  summarizeReports,
  type TestReport,
} from './summarize-reports'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
  ],
}
const playwrightReport = {
  stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 },
  errors: [],
}

describe('countVitest', () => {
  it('counts tests', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 5, failed: 1 })
  })

  it('counts a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(countVitest({ ...vitestReport, testResults })).toEqual({ passed: 5, failed: 2 })
  })
})

describe('countPlaywright', () => {
  it('counts tests, flaky ones as passed', () => {
    expect(countPlaywright(playwrightReport)).toEqual({ passed: 8, failed: 2 })
  })

  it('counts errors outside the tests', () => {
    expect(countPlaywright({ ...playwrightReport, errors: [{}] })).toEqual({ passed: 8, failed: 3 })
  })
})

describe('summarizeReports', () => {
  const good: TestReport = { path: 'a.json', text: '4', count: () => ({ passed: 4, failed: 0 }) }

  it('adds the counts', () => {
    expect(summarizeReports([good, { ...good, path: 'b.json' }])).toEqual({
      line: '8 passed, 0 failed',
      problems: [],
      isSuccess: true,
    })
  })

  it('fails with a failed test', () => {
    const bad: TestReport = { ...good, count: () => ({ passed: 1, failed: 2 }) }
    expect(summarizeReports([good, bad])).toMatchObject({
      line: '5 passed, 2 failed',
      isSuccess: false,
    })
  })

  it.each([
    [{ ...good, text: undefined }, 'a.json is missing.'],
    [{ ...good, text: '{' }, 'a.json is not a test report.'],
    [{ ...good, text: '{}', count: countVitest }, 'a.json is not a test report.'],
    [{ ...good, count: () => ({ passed: 0, failed: 0 }) }, 'a.json counts no tests.'],
  ])('fails with a report that cannot be counted: %j', (report, problem) => {
    const { problems, isSuccess } = summarizeReports([good, report])
    expect(problems).toEqual([problem])
    expect(isSuccess).toBe(false)
  })
})
