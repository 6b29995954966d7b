import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const root = process.cwd()
const webpack = {
  NormalModule: { getCompilationHooks: () => ({ needBuild: { tap: vi.fn() } }) },
  BannerPlugin: class {},
}

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
  it('make a static export at the root of the address', async () => {
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

describe('the page loader', () => {
  const nextraLoader = { loader: 'nextra/loader', options: { isPageImport: true } }
  const otherLoader = { loader: 'nextra/loader', options: { isPageImport: false } }

  it('takes the place of the one that Nextra has for pages', async () => {
    const { nextOptions } = await openBuild()
    const pages = { use: ['babel', nextraLoader] }
    const imports = { use: ['babel', otherLoader] }
    const styles = {
      use: [{ loader: 'css-loader', options: { modules: { getLocalIdent: () => '' } } }],
    }
    const config = { module: { rules: [{ use: 'css' }, { oneOf: [imports, pages, styles] }] } }
    expect(nextOptions.webpack(config, { webpack })).toBe(config)
    expect(imports.use).toEqual(['babel', otherLoader])
    expect(pages.use).toEqual([
      'babel',
      { loader: `${root}/lib/output/webpack/page-loader.mjs`, options: expect.any(Object) },
    ])
  })

  it.each([
    ['no rules', []],
    ['no rule of pages', [{ use: [nextraLoader] }, { oneOf: [{ use: [otherLoader] }, {}] }]],
  ])('fails clearly when Nextra has %s', async (_case, rules) => {
    const { nextOptions } = await openBuild()
    expect(() => nextOptions.webpack({ module: { rules } }, { webpack })).toThrow(
      'build: found no page rule of Nextra, expected Nextra 3.3.1',
    )
  })
})
