import { expect, it, vi } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { buildSite, reportWarnings } from './build'

it('warnings are printed, and stop only a strict build', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  reportWarnings(['pages/a.mdx:3 a warning'], false)
  expect(warn).toHaveBeenCalledWith('Warning: pages/a.mdx:3 a warning')
  expect(() => reportWarnings(['pages/a.mdx:3 a warning'], true)).toThrow('found 1')
  vi.restoreAllMocks()
})

it('settings in a file stop a build, because only a part of it would read them', async () => {
  const root = createProject({ '.env.local': 'SITE_URL=https://help.example.com' })
  const runNext = vi.fn()
  const options = { root, isStrict: false, allowsExampleUrl: true, runNext }
  await expect(buildSite(options)).rejects.toThrow('.env.local: found a file with settings')
  expect(runNext).not.toHaveBeenCalled()
})
