import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

it.each([
  ['', ''],
  ['docs', '/docs'],
  ['/products/help-1.0_b~c', '/products/help-1.0_b~c'],
])('SITE_BASE_PATH=%j is the base path "%s"', async (value, basePath) => {
  vi.stubEnv('SITE_BASE_PATH', value)
  expect((await import('./base-path')).effectiveBasePath).toBe(basePath)
})

it.each([
  ['', '/'],
  ['/help', '/help'],
])(
  'with the base path "%s", only routes get it, and only their URLs lose it',
  async (basePath, home) => {
    vi.stubEnv('SITE_BASE_PATH', basePath)
    const { withBasePath, withoutBasePath } = await import('./base-path')
    expect(['/docs/FTC', '/'].map(withBasePath)).toEqual([`${basePath}/docs/FTC`, home])
    expect([`${basePath}/docs/FTC`, home].map(withoutBasePath)).toEqual(['/docs/FTC', '/'])
    const others = ['https://example.com/docs', '#anchor']
    expect(others.map(withBasePath)).toEqual(others)
    expect(['/helpful', `${basePath}/`].map(withoutBasePath)).toEqual(['/helpful', '/'])
  },
)

it.each([
  [undefined, undefined, '/', 'https://docs.example.com/'],
  ['/help', undefined, '/', 'https://docs.example.com/help'],
  ['/help', 'https://help.example.org/', '/docs', 'https://help.example.org/help/docs'],
])(
  'with base path %s and URL %s, the full URL of %s is %s',
  async (basePath, origin, route, url) => {
    vi.stubEnv('SITE_BASE_PATH', basePath)
    vi.stubEnv('SITE_URL', origin)
    expect((await import('./base-path')).siteUrl(route)).toBe(url)
  },
)
