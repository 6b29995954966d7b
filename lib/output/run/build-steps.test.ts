import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { openProject } from '../pages/open-project'
import { buildSite, checkExport, reportWarnings } from './build-steps'

it('warnings are printed, and stop only a strict build', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  reportWarnings(['pages/a.mdx:3 a warning'], false)
  expect(warn).toHaveBeenCalledWith('Warning: pages/a.mdx:3 a warning')
  expect(() => reportWarnings(['pages/a.mdx:3 a warning'], true)).toThrow('found 1')
})

it.each([
  [{ SITE_URL: '' }, 'SITE_URL: found "", expected'],
  [{ SITE_BASE_PATH: '/..' }, 'SITE_BASE_PATH: found "/..", expected'],
  [{ SITE_URL: 'https://a.example' }, 'The public URL https://a.example has an example domain'],
])('with %o, a strict build ends before Next starts', async (settings, message) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const { buildSite } = await import('./build-steps')
  const runNext = vi.fn()
  const options = { root: createProject({}), isStrict: true, allowsExampleUrl: false, runNext }
  await expect(buildSite(options)).rejects.toThrow(message)
  expect(runNext).not.toHaveBeenCalled()
})

it('settings in a file stop a build, because only a part of it would read them', async () => {
  const root = createProject({ '.env.local': 'SITE_URL=https://help.example.com' })
  const runNext = vi.fn()
  const options = { root, isStrict: false, allowsExampleUrl: true, runNext }
  await expect(buildSite(options)).rejects.toThrow('.env.local: found a file with settings')
  expect(runNext).not.toHaveBeenCalled()
})

it('an exported draft stops a build', async () => {
  const root = createProject({
    'pages/index.mdx': pageText('Home'),
    'pages/404.mdx': pageText('Page not found'),
    'pages/docs/FTC.mdx': pageText('FTC', { status: 'draft' }),
    'out/index.html': '',
    'out/404.html': '',
  })
  const { published } = await openProject(root).pageMap()
  const out = path.join(root, 'out')
  expect(() => checkExport(out, published)).not.toThrow()
  writeFiles(root, { 'out/docs/FTC.html': '' })
  expect(() => checkExport(out, published)).toThrow('out/docs/FTC.html: found a page that is not')
})
