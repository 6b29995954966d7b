import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

it.each([
  ['', ''],
  ['docs', '/docs'],
  ['/products/help-1.0_b~c', '/products/help-1.0_b~c'],
])('SITE_BASE_PATH=%j is the base path "%s"', async (value, basePath) => {
  vi.stubEnv('SITE_BASE_PATH', value)
  expect((await import('./base-path')).effectiveBasePath).toBe(basePath)
})

describe.each([
  ['', '/'],
  ['/help', '/help'],
])('with the base path "%s"', (basePath, home) => {
  beforeEach(() => vi.stubEnv('SITE_BASE_PATH', basePath))

  it.each([
    ['/docs/FTC', `${basePath}/docs/FTC`],
    ['/', home],
  ])('the route %s has the URL %s', async (route, url) => {
    const { withBasePath, withoutBasePath } = await import('./base-path')
    expect([withBasePath(route), withoutBasePath(url)]).toEqual([url, route])
  })

  it.each(['https://example.com/docs', '#anchor'])('a link to %s stays', async (link) => {
    expect((await import('./base-path')).withBasePath(link)).toBe(link)
  })

  it.each([
    ['/helpful', '/helpful'],
    [`${basePath}/`, '/'],
  ])('the URL %s is the route %s', async (url, route) => {
    expect((await import('./base-path')).withoutBasePath(url)).toBe(route)
  })
})

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
