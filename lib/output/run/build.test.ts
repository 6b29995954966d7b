import { expect, it, vi } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { removeNextraPageMap, reportWarnings } from './build'

it('names the page map of Nextra when it is not where it was', () => {
  expect(() => removeNextraPageMap(createProject({}))).toThrow(
    'found no _next/static/chunks/nextra-page-map-.mjs, expected that of Nextra 3.3.1: change build.ts',
  )
})

it('warnings are said, and stop a strict build only', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  reportWarnings(['pages/a.mdx:3 a warning'], false)
  expect(said).toHaveBeenCalledWith('Warning: pages/a.mdx:3 a warning')
  expect(() => reportWarnings(['pages/a.mdx:3 a warning'], true)).toThrow('has 1 warnings')
  vi.restoreAllMocks()
})
