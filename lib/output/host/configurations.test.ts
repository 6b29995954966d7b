import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { generatedConfigurations } from './configurations'
import { securityHeaders } from './headers'

const functionTemplate = readFileSync('deploy/cloudfront/function.js', 'utf8')
const options = {
  files: ['index.html', '404.html', 'docs.html', 'docs/FTC.html', 'docs/v5.5.html', 'a/b/c.mjs'],
  basePath: '',
  moves: [
    ['/docs/Old', '/docs/FTC'],
    ['/docs/Old.md', '/docs/FTC.md'],
  ] as const,
  functionTemplate,
}
const files = generatedConfigurations(options)
const names = securityHeaders('').map(([name]) => name)

it('nginx has every header, content type, and old URL', () => {
  for (const name of names)
    expect(files.get('nginx/server.conf')).toContain(`add_header ${name} $capella_`)
  expect(files.get('nginx/server.conf')).toContain('\t"text/javascript; charset=utf-8" mjs;\n')
  expect(files.get('nginx/http.conf')).toContain('\t"/docs/Old.md" "/docs/FTC.md";\n')
})

it('a file without a known content type stops the build', () => {
  const odd = { ...options, files: ['plans.dwg', 'LICENSE'] }
  expect(() => generatedConfigurations(odd)).toThrow(
    /plans\.dwg: found the extension "dwg", expected one of .*\nLICENSE: found no extension, expected/,
  )
})

it('CloudFront has every header, in its own format', () => {
  const json = JSON.parse(files.get('cloudfront-response-headers.json') ?? '')
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = json
  expect(Object.keys(known).length + custom.Items.length).toBe(names.length)
  const { ContentSecurityPolicy: header } = known.ContentSecurityPolicy
  expect(header).toContain("frame-ancestors 'self'")
  expect(header).not.toMatch(/script-src|style-src|default-src/)
  expect(known.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000)
  expect(custom.Quantity).toBe(custom.Items.length)
})

type Response = {
  readonly uri?: string
  readonly statusCode?: number
  readonly headers?: { readonly location: { readonly value: string } }
}

describe('CloudFront function', () => {
  /** Runs the function for one request, as CloudFront does. */
  function handle(uri: string, querystring: object = {}): Response {
    const event = JSON.stringify({ request: { method: 'GET', uri, querystring } })
    const code = files.get('cloudfront-function.js')
    return JSON.parse(String(runInNewContext(`${code};JSON.stringify(handler(${event}))`)))
  }

  it.each([
    ['/', '/index.html'],
    ['/docs', '/docs.html'],
    ['/docs/v5.5', '/docs/v5.5.html'],
    ['/404.html', '/404'],
    ['/docs/nowhere', '/docs/nowhere'],
    ['/docs/constructor', '/docs/constructor'],
    ['/docs/FTC/more', '/docs/FTC/more'],
    ['/some.new-kind', '/some.new-kind'],
    ['//evil.example/', '//evil.example/'],
  ])('%s requests the object %s', (uri, object) => {
    const { uri: requested, statusCode } = handle(uri)
    expect({ requested, statusCode }).toEqual({ requested: object })
  })

  it.each([
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs//', '/docs'],
    ['//docs', '/docs'],
    ['/docs.HTML', '/docs'],
    ['/docs/FTC/index.html', '/docs/FTC'],
    ['/docs/Old', '/docs/FTC'],
    ['/docs/Old.html', '/docs/FTC'],
    ['/docs/Old.md', '/docs/FTC.md'],
  ])('§2 %s redirects to %s', (uri, location) => {
    const { statusCode, headers } = handle(uri)
    expect({ statusCode, location: headers?.location.value }).toEqual({
      statusCode: 308,
      location,
    })
  })

  it('keeps the query', () => {
    const query = {
      q: { value: 'a%20b' },
      x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      flag: { value: '' },
    }
    expect(handle('/docs.html', query).headers?.location.value).toBe('/docs?q=a%20b&x=1&x=2&flag')
  })
})
