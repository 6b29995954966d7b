import { expect, it, vi } from 'vitest'
import { runCommand } from '../../../tools/machine/run-command'
import { failureMessage, reportWarnings } from './build'

it('warnings are printed, and stop only a strict build', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  reportWarnings(['pages/a.mdx:3 a warning'], false)
  expect(warn).toHaveBeenCalledWith('Warning: pages/a.mdx:3 a warning')
  expect(() => reportWarnings(['pages/a.mdx:3 a warning'], true)).toThrow('found 1')
  vi.restoreAllMocks()
})

it('a build that runs out of memory says what to do', async () => {
  const fill = 'const all = []; for (;;) all.push(new Array(1e6).fill({}))'
  const args = ['--max-old-space-size=20', '-e', fill]
  const status = await runCommand(process.execPath, args, { output: 'ignore' })
  expect(failureMessage(status)).toMatch(/out of memory.*NODE_OPTIONS=--max-old-space-size/)
})
