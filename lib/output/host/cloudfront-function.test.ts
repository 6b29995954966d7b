import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cloudFrontFunction } from './redirect-files'

const template = readFileSync('deploy/cloudfront/function.js', 'utf8')
const code = cloudFrontFunction(
  template,
  new Map([
    ['/docs/Old', '/docs/FTC'],
    ['/docs/Old.md', '/docs/FTC.md'],
  ]),
)
const responseSchema = z.object({
  uri: z.string().optional(),
  statusCode: z.number().optional(),
  headers: z.object({ location: z.object({ value: z.string() }).optional() }).optional(),
})

/** Runs the function as CloudFront does, for one request. */
function handle(uri: string, querystring: object = {}) {
  const event = JSON.stringify({ request: { method: 'GET', uri, querystring } })
  return responseSchema.parse(
    JSON.parse(String(runInNewContext(`${code};JSON.stringify(handler(${event}))`))),
  )
}

describe('CloudFront function', () => {
  it.each([
    ['/', '/index.html'],
    ['/docs', '/docs.html'],
    ['/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0', '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0.html'],
    ['/docs/FTC/Tutorials/ARIB_STD-B37_Captions', '/docs/FTC/Tutorials/ARIB_STD-B37_Captions.html'],
    ['/_next/static/chunks/main-0a1b.js', '/_next/static/chunks/main-0a1b.js'],
    ['/feeds/ftc-releases.rss.xml', '/feeds/ftc-releases.rss.xml'],
    ['/.well-known/security', '/.well-known/security'],
  ])('%s is the object %s', (uri, object) => {
    expect(handle(uri)).toMatchObject({ uri: object })
  })

  it.each([
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs.html', '/docs'],
    ['/404.html', '/404'],
    ['/docs/FTC/index.html', '/docs/FTC'],
    ['/docs/Old', '/docs/FTC'],
    ['/docs/Old.html', '/docs/FTC'],
    ['/docs/Old.md', '/docs/FTC.md'],
  ])('§2 %s leads to %s', (uri, location) => {
    expect(handle(uri)).toMatchObject({
      statusCode: 308,
      headers: { location: { value: location } },
    })
  })

  it('keeps the query', () => {
    const query = {
      q: { value: 'a%20b' },
      x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      flag: { value: '' },
    }
    expect(handle('/search.html', query).headers?.location?.value).toBe(
      '/search?q=a%20b&x=1&x=2&flag',
    )
  })

  it.each(['//evil.example/', '/\\evil.example/', '//evil.example/x.html', '/404'])(
    '%s leads nowhere',
    (uri) => {
      expect(handle(uri)).toMatchObject({ uri: '/404' })
    },
  )
})
