import { expect, it, vi } from 'vitest'
import { reportAudit } from './audit-packages'

const report = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

/** How a response ends the check, and what is reported. */
function outcomeOf(output: string): string {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(`passed: ${line}`))
  vi.spyOn(console, 'warn').mockImplementation((line) => said.push(`warned: ${line}`))
  try {
    reportAudit(output)
  } catch (error) {
    said.push(`failed: ${error instanceof Error ? error.message : error}`)
  }
  return said.join('\n')
}

const NOT_CHECKED = 'warned: Packages: NOT CHECKED, the registry does not answer audits:'

it.each([
  [
    'nothing known',
    report({}),
    'passed: Packages: no high or critical fault is known, 0 smaller ones',
  ],
  [
    'small faults only',
    report({ a: { severity: 'low' }, b: { severity: 'moderate' } }),
    'passed: Packages: no high or critical fault is known, 2 smaller ones',
  ],
  [
    'a high and a critical fault',
    report({ a: { severity: 'high' }, b: { severity: 'critical' }, c: { severity: 'low' } }),
    'failed: Packages with known faults: a (high), b (critical)',
  ],
  [
    'a registry without such a list',
    JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }),
    `${NOT_CHECKED} 405 Method Not Allowed`,
  ],
  ['no network', '', `${NOT_CHECKED} no answer`],
])('H09 %s', (_case, output, expected) => {
  expect(outcomeOf(output)).toBe(expected)
})
