import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const root = process.cwd()
const webpack = { sources: { RawSource: class {} } }

/** Makes a build with these settings of the environment. */
async function openBuild(settings: Readonly<Record<string, string | undefined>> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { createSiteBuild } = await import('./site-build')
  return createSiteBuild({ root, isPreview: false })
}

beforeEach(() => {
  vi.resetModules()
  for (const name of ['SITE_BASE_PATH', 'SITE_URL']) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

describe('the options of Next', () => {
  it('make a static export at the root of the URL', async () => {
    const { nextOptions } = await openBuild()
    expect(nextOptions).toMatchObject({ output: 'export', trailingSlash: false, basePath: '' })
    expect(nextOptions.productionBrowserSourceMaps).toBe(false)
  })

  it('follow the environment', async () => {
    const { nextOptions } = await openBuild({
      SITE_BASE_PATH: '/help/',
      SITE_URL: 'https://help.example.org',
    })
    expect(nextOptions.basePath).toBe('/help')
    expect(nextOptions.env).toMatchObject({
      SITE_BASE_PATH: '/help',
      SITE_URL: 'https://help.example.org',
    })
  })

  it('carry the logo', async () => {
    const { nextOptions } = await openBuild()
    expect(nextOptions.env.SITE_LOGO).toMatch(/^<svg[\s\S]*<\/svg>$/)
  })
})

it('a preview names what it does not find in the rules of Nextra', async () => {
  const { createSiteBuild } = await import('./site-build')
  const { nextOptions } = await createSiteBuild({ root, isPreview: true })
  const config = { module: { rules: [] }, plugins: [], resolve: { alias: {} } }
  expect(() => nextOptions.webpack(config, { isServer: true, webpack })).toThrow(
    'preview: found no rule of Nextra for _app, expected that of Nextra 3.3.1: change page-rules.ts',
  )
})
