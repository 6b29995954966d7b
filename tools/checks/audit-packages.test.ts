import { expect, it, vi } from 'vitest'
import { reportAudit } from './audit-packages'

const ADVICE = 'a  <2.0.0\nSeverity: high\n1 high severity vulnerability'

it('H09 passes when the registry knows of no serious fault', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  reportAudit({ status: 0, output: 'found 0 vulnerabilities' })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no high or critical fault is known'))
})

it('H09 stops at a serious fault and says which package has it', () => {
  expect(() => reportAudit({ status: 1, output: ADVICE })).toThrow(ADVICE)
})

it.each([
  'npm warn audit 405 Method Not Allowed\n\nnpm error audit endpoint returned an error',
  'npm error code ENOTFOUND\nnpm error syscall getaddrinfo',
])('H09 says that nothing was checked when the registry does not answer: %s', (output) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  reportAudit({ status: 1, output })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('NOT CHECKED'))
})
