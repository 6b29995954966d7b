import { expect, it } from 'vitest'
import { readNpmAudit } from './audit-packages'

const report = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

it.each([
  ['nothing known', report({}), { status: 'clean', minor: 0 }],
  [
    'small faults only',
    report({ a: { severity: 'low' }, b: { severity: 'moderate' } }),
    { status: 'clean', minor: 2 },
  ],
  [
    'a high and a critical fault',
    report({ a: { severity: 'high' }, b: { severity: 'critical' }, c: { severity: 'low' } }),
    { status: 'faulty', packages: ['a (high)', 'b (critical)'] },
  ],
  [
    'a registry without such a list',
    JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }),
    { status: 'unanswered', reason: '405 Method Not Allowed' },
  ],
  ['no network', '', { status: 'unanswered', reason: 'no answer' }],
])('H09 %s', (_case, output, expected) => {
  expect(readNpmAudit(output)).toEqual(expected)
})
