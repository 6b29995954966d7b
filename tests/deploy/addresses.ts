import { describe, expect, it } from 'vitest'
import { askPort, type Response } from '../fixtures/ask'
import { type Release, readReleased, releasedPages } from './releases'

const MOST_HOPS = 2
const LASTING = 'public, max-age=31536000, immutable'
/** Content types with which browsers show or save a file; Workers sends no type for these. */
const SAVED = /^(?:text\/|application\/octet-stream|$)/
/** Cloudflare's equivalent of `no-cache`. */
const ASKING = /^(?:no-cache|public, max-age=0, must-revalidate)$/

export type PublishedHost = {
  readonly port: () => number
  readonly release: () => Release
  /** "" or "/help". */
  readonly basePath: string
}

/** Tests of every URL in the specification, the same for all hosts. */
export function checkAddresses({ port, release, basePath }: PublishedHost): void {
  const home = basePath === '' ? '/' : basePath
  const file = (name: string) => (basePath === '' ? name : `${basePath.slice(1)}/${name}`)
  const ask = (target: string) => askPort(port(), target)

  describe('addresses', () => {
    it.each([
      [home, basePath === '' ? 'index.html' : `${basePath.slice(1)}.html`],
      [`${basePath}/docs`, file('docs.html')],
      [
        `${basePath}/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0`,
        file('docs/FTC/Release_Notes/FTC_v5.5_to_v4.0.html'),
      ],
      ['/robots.txt', 'robots.txt'],
      ['/.well-known/security.txt', '.well-known/security.txt'],
      [`${basePath}/docs/FTC.md`, file('docs/FTC.md')],
    ])('%s is %s', async (target, name) => {
      const { status, headers, body } = await ask(target)
      expect(status).toBe(200)
      expect(headers['cache-control']).toMatch(ASKING)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(body.equals(readReleased(release(), name))).toBe(true)
    })

    it.each<readonly [string, string]>([
      ...(basePath === '' ? [] : [`${home}/`, `${home}.html`]).map((url) => [url, home] as const),
      [`${basePath}/index.html`, home],
      [`${basePath}/INDEX.HTML`, home],
      [`${basePath}/docs.html`, `${basePath}/docs`],
      [`${basePath}/docs.HTML`, `${basePath}/docs`],
      [`${basePath}/docs/`, `${basePath}/docs`],
      [`${basePath}/docs/index.html`, `${basePath}/docs`],
      [`${basePath}/docs/FTC/API.html?q=a%20b`, `${basePath}/docs/FTC/API?q=a%20b`],
      [`${basePath}/docs/markdown-page?q=1`, `${basePath}/markdown-page?q=1`],
      [`${basePath}/docs/markdown-page.html`, `${basePath}/markdown-page`],
      [`${basePath}/docs/markdown-page.md`, `${basePath}/markdown-page.md`],
    ])('§2 %s redirects to %s', async (target, expected) => {
      expect(await follow(ask, target)).toEqual({ url: expected, status: 200 })
    })

    it.each([
      '/nowhere',
      `${basePath}/nowhere`,
      `${basePath}/docs/nowhere.html`,
      `${basePath}/docs/constructor`,
      `${basePath}/docs/FTC/nowhere.png`,
      `${basePath}/_next/static/chunks/gone-0a1b.js`,
      ...(basePath === '' ? [] : ['/', '/docs']),
    ])('%s shows the 404 page, uncached', async (target) => {
      const { status, headers, body } = await askLast(ask, target)
      expect(status).toBe(404)
      expect(headers['cache-control']).toMatch(/^no-(?:cache|store)$/)
      expect(body.equals(readReleased(release(), '404.html'))).toBe(true)
    })

    it.each(['//evil.example/', '/\\evil.example/', `${basePath}//evil.example/index.html`])(
      '%s does not redirect to another host',
      async (target) => {
        expect((await ask(target)).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      },
    )

    it('every page and script of the release is served as it was built', async () => {
      const { script, manifest } = release()
      const files = [
        ...releasedPages(release()),
        ...[script, manifest].map((name) => [`/${name}`, name] as const),
      ]
      for (const [url, name] of files) {
        const { status, body } = await ask(url)
        expect(status, url).toBe(200)
        expect(body.equals(readReleased(release(), name)), url).toBe(true)
      }
      expect((await ask(`/${script}`)).headers['cache-control']).toBe(LASTING)
      expect((await ask(`/${manifest}`)).headers['cache-control']).toMatch(ASKING)
    })

    it.each([
      ['_next/static/media/*.woff2', /^font\/woff2$/],
      ['capella-docs.mjs', /javascript/],
      ['api/stream.xsd', /xml/],
      ['api/clients/manager.cs', SAVED],
      ['api/clients/manager.ps1', SAVED],
      ['api/clients/manager.py', SAVED],
    ])('%s is sent with its type', async (pattern, type) => {
      const { url, name } = findFile(release(), file(pattern))
      const { status, headers, body } = await ask(url)
      expect(status).toBe(200)
      expect(headers['content-type'] ?? '').toMatch(type)
      expect(body.equals(readReleased(release(), name))).toBe(true)
    })
  })
}

type Ask = (target: string) => Promise<Response>

/** The last response and its URL. */
async function follow(ask: Ask, target: string): Promise<{ url: string; status: number }> {
  let url = target
  for (let hops = 0; ; hops += 1) {
    const { status, headers } = await ask(url)
    const { location } = headers
    if (location === undefined || hops === MOST_HOPS) return { url, status }
    expect([301, 307, 308], url).toContain(status)
    url = location
  }
}

async function askLast(ask: Ask, target: string): Promise<Response> {
  const { url } = await follow(ask, target)
  return ask(url)
}

function findFile({ files }: Release, pattern: string): { url: string; name: string } {
  const [start = '', end = start] = pattern.split('*')
  const name = files.find((file) => file.startsWith(start) && file.endsWith(end)) ?? pattern
  return { url: `/${name}`, name }
}
