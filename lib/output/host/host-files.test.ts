import { describe, expect, it } from 'vitest'
import { cacheControlFor, securityHeaders } from './headers'
import { generatedConfigurations, publishedHostFiles } from './host-files'

const policy = "default-src 'self'"
const names = securityHeaders(policy).map(([name]) => name)

it.each([
  ['_next/static/chunks/main-0a1b.js', 'public, max-age=31536000, immutable'],
  ['search-index.json', 'no-cache'],
  ['page-map/manifest.0a1b.js', 'no-cache'],
  ['index.html', 'no-cache'],
  ['page-map/docs/FTC.json', 'no-cache'],
  ['docs/_next/static/chunks/x.js', 'no-cache'],
  ['_next/static/0a1b2c3d4e5f/_buildManifest.js', 'no-cache'],
])('%s is cached as %s', (file, expected) => {
  expect(cacheControlFor(file)).toBe(expected)
})

describe('files for Netlify and Cloudflare Pages', () => {
  const read = (basePath: string) =>
    publishedHostFiles({
      policy,
      basePath,
      routes: ['/', '/docs/FTC'],
      redirects: new Map([['/docs/Old', '/docs/FTC']]),
    })

  it('all responses have every security header, hashed files are kept', () => {
    const rules = (read('').get('_headers') ?? '').split(/\n(?=\/)/)
    expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
      '/*',
      '/_next/static/chunks/*',
      '/_next/static/css/*',
      '/_next/static/media/*',
    ])
    for (const name of names) expect(rules[0]).toContain(`\n  ${name}: `)
    expect(rules[0]).not.toContain('Cache-Control')
    expect(rules[1]).toBe(
      '/_next/static/chunks/*\n  Cache-Control: public, max-age=31536000, immutable',
    )
  })

  it('§2 paths with .html lead to the clean path', () => {
    expect(read('').get('_redirects')).toBe(
      '/index.html / 301\n/docs/FTC/index.html /docs/FTC 301\n/docs/FTC.html /docs/FTC 301\n/docs/Old /docs/FTC 301\n',
    )
  })

  it('below a base path', () => {
    expect(read('/help').get('_redirects')).toBe(
      '/help/index.html /help 301\n/help/docs/FTC/index.html /help/docs/FTC 301\n/help/docs/FTC.html /help/docs/FTC 301\n/help/docs/Old /help/docs/FTC 301\n',
    )
    expect(read('/help').get('_headers')).toContain('\n/help/_next/static/chunks/*\n')
  })
})

describe('parts of the configurations', () => {
  const files = generatedConfigurations(policy)

  it('nginx gets every header', () => {
    const file = files.get('security-headers.nginx.conf')
    for (const name of names) expect(file).toContain(`add_header ${name} $capella_`)
  })

  it('CloudFront gets every header, in the form of its own', () => {
    const json = JSON.parse(files.get('cloudfront-response-headers.json') ?? '')
    const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = json
    expect(Object.keys(known).length + custom.Items.length).toBe(names.length)
    const { ContentSecurityPolicy: header } = known.ContentSecurityPolicy
    expect(header).toContain("frame-ancestors 'self'")
    expect(header).not.toMatch(/script-src|style-src|default-src/)
    expect(known.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000)
    expect(custom.Quantity).toBe(custom.Items.length)
  })
})
