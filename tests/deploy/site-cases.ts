import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../lib/output/host/host-files'
import { askPort, type Response } from '../fixtures/ask'
import { type Release, readReleased, releasedPages } from './releases'

const MOST_HOPS = 2
const LASTING = 'public, max-age=31536000, immutable'
/** `no-cache`, or Cloudflare's equivalent. */
const ASKING = /^(?:no-cache|public, max-age=0, must-revalidate)$/

export type PublishedHost = {
  readonly port: () => number
  readonly release: () => Release
  /** "" or "/help". */
  readonly basePath: string
}

/** Tests of the behavior that every host of the site must have. */
export function checkSite({ port, release, basePath }: PublishedHost): void {
  const home = basePath || '/'
  const ask = (target: string) => askPort(port(), target)

  it('every page, script, and Markdown copy is served as it was built, and only hashed files last', async () => {
    const { script, manifest, files } = release()
    const copies = files.filter((file) => file.endsWith('/FTC.md'))
    const others = [script, manifest, 'robots.txt', '.well-known/security.txt', ...copies]
    for (const [url, name] of [
      ...releasedPages(release()),
      ...others.map((file) => [`/${file}`, file] as const),
    ]) {
      const { status, headers, body } = await ask(url)
      expect(status, url).toBe(200)
      expect(body.equals(readReleased(release(), name)), url).toBe(true)
      if (name === script) expect(headers['cache-control']).toBe(LASTING)
      else expect(headers['cache-control'], url).toMatch(ASKING)
    }
  })

  it('pages and the 404 page have every security header', async () => {
    for (const url of [`${basePath}/docs`, '/nowhere']) {
      const { headers } = await ask(url)
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'self'")
      for (const [name, value] of securityHeaders('').slice(1))
        expect(headers[name.toLowerCase()], `${url} ${name}`).toBe(value)
    }
  })

  describe('§2 one URL for each page', () => {
    it.each<readonly [string, string]>([
      ...(basePath === '' ? [] : [`${home}/`, `${home}.html`]).map((url) => [url, home] as const),
      [`${basePath}/index.html`, home],
      [`${basePath}/docs.html`, `${basePath}/docs`],
      [`${basePath}/docs.HTML`, `${basePath}/docs`],
      [`${basePath}/docs/`, `${basePath}/docs`],
      [`${basePath}/docs/index.html`, `${basePath}/docs`],
      [`${basePath}/docs/FTC/API.html?q=a%20b`, `${basePath}/docs/FTC/API?q=a%20b`],
    ])('%s redirects to %s', async (target, expected) => {
      expect(await follow(ask, target)).toEqual({ url: expected, status: 200 })
    })

    it.each(['//evil.example/', '/\\evil.example/', `${basePath}//evil.example/index.html`])(
      '%s does not redirect to another host',
      async (target) => {
        expect((await ask(target)).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      },
    )
  })

  it.each([
    '/nowhere',
    `${basePath}/docs/nowhere.html`,
    `${basePath}/_next/static/chunks/gone-0a1b.js`,
    '/.git/config',
    ...(basePath === '' ? [] : ['/', '/docs']),
  ])('%s shows the 404 page, uncached', async (target) => {
    const { url } = await follow(ask, target)
    const { status, headers, body } = await ask(url)
    expect(status).toBe(404)
    expect(headers['cache-control'] ?? 'no-cache').not.toContain('immutable')
    expect(body.equals(readReleased(release(), '404.html'))).toBe(true)
  })
}

/** The last response's status and URL. */
async function follow(
  ask: (target: string) => Promise<Response>,
  target: string,
): Promise<{ url: string; status: number }> {
  let url = target
  for (let hops = 0; ; hops += 1) {
    const { status, headers } = await ask(url)
    const { location } = headers
    if (location === undefined || hops === MOST_HOPS) return { url, status }
    expect([301, 307, 308], url).toContain(status)
    url = location
  }
}
