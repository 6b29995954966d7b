import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { normalizeBasePath } from './base-path'

describe('normalizeBasePath', () => {
  it.each([
    ['', ''],
    ['/', ''],
    ['  ', ''],
    ['///', ''],
    ['docs', '/docs'],
    ['/help', '/help'],
    ['/help/', '/help'],
    [' /help/ ', '/help'],
    ['//help//', '/help'],
    ['/products/help-1.0_b~c', '/products/help-1.0_b~c'],
  ])('%j becomes %j', (value, expected) => {
    expect(normalizeBasePath(value)).toBe(expected)
  })
})

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

describe.each([
  { setting: undefined, basePath: '' },
  { setting: '/help/', basePath: '/help' },
])('with SITE_BASE_PATH=$setting', ({ setting, basePath }) => {
  beforeEach(() => vi.stubEnv('SITE_BASE_PATH', setting))

  it(`the base path is "${basePath}"`, async () => {
    const { effectiveBasePath } = await import('./base-path')
    expect(effectiveBasePath).toBe(basePath)
  })

  it.each([
    ['/docs/FTC', `${basePath}/docs/FTC`],
    ['/', basePath || '/'],
    ['https://example.com/docs', 'https://example.com/docs'],
    ['#anchor', '#anchor'],
  ])('a link to %s becomes %s', async (path, link) => {
    const { withBasePath } = await import('./base-path')
    expect(withBasePath(path)).toBe(link)
  })

  it.each([
    [`${basePath}/docs/FTC`, '/docs/FTC'],
    [basePath || '/', '/'],
    [`${basePath}/`, '/'],
    ['/helpful', '/helpful'],
  ])('the URL %s is the route %s', async (origin, route) => {
    const { withoutBasePath } = await import('./base-path')
    expect(withoutBasePath(origin)).toBe(route)
  })
})

describe('siteUrl', () => {
  it.each([
    [undefined, undefined, '/', 'https://docs.example.com/'],
    ['/help', undefined, '/', 'https://docs.example.com/help'],
    ['/help', 'https://help.example.org/', '/docs', 'https://help.example.org/help/docs'],
  ])('with base path %s and URL %s, %s is %s', async (basePath, origin, route, url) => {
    vi.stubEnv('SITE_BASE_PATH', basePath)
    vi.stubEnv('SITE_URL', origin)
    const { siteUrl } = await import('./base-path')
    expect(siteUrl(route)).toBe(url)
  })
})
