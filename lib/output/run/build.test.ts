import { expect, it, vi } from 'vitest'
import { reportWarnings } from './build'

it('warnings are said, and stop a strict build only', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  reportWarnings(['pages/a.mdx:3 a warning'], false)
  expect(said).toHaveBeenCalledWith('Warning: pages/a.mdx:3 a warning')
  expect(() => reportWarnings(['pages/a.mdx:3 a warning'], true)).toThrow('has 1 warnings')
  vi.restoreAllMocks()
})
