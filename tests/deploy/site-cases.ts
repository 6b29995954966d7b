import { describe, expect, it } from 'vitest'
import { OFFLINE_COPY } from '../../lib/site/constants'
import { readSiteFile } from '../build/exported-page'
import { askPort } from '../fixtures/ask'
import { builtPolicy, checkHeaders, manifest, page, script } from './header-cases'

/**
 * Tests of the behavior that every host of the site must have.
 * @param port of the running server
 * @param policy the value of Content-Security-Policy; by default, the build's
 * @param isOurs whether it is our own server, which compares only ETags and compresses only files compressed in advance
 */
export function checkHost(port: () => number, { policy = builtPolicy, isOurs = false } = {}): void {
  const ask = (target: string, how?: Parameters<typeof askPort>[2]) => askPort(port(), target, how)

  describe('pages and files', () => {
    it.each([
      ['/', 'index.html', /^text\/html/],
      ['/?utm_source=x', 'index.html', /^text\/html/],
      ['/docs', 'docs.html', /^text\/html/],
      ['/docs/FTC', 'docs/FTC.html', /^text\/html/],
      [
        '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
        'docs/FTC/Release_Notes/FTC_v5.5_to_v4.0.html',
        /^text\/html/,
      ],
      ['/favicon.svg', 'favicon.svg', /^image\/svg\+xml/],
      ['/feeds/ftc-releases.rss.xml', 'feeds/ftc-releases.rss.xml', /xml/],
      ['/api/stream.openapi.json', 'api/stream.openapi.json', /^application\/json/],
      ['/api/stream.openapi.yaml', 'api/stream.openapi.yaml', /yaml/],
      ['/docs/FTC.md', 'docs/FTC.md', /^text\/markdown; ?charset=utf-8$/i],
      ['/llms.txt', 'llms.txt', /^text\/plain; ?charset=utf-8$/i],
      ['/robots.txt', 'robots.txt', /^text\/plain/],
      ['/.well-known/security.txt', '.well-known/security.txt', /^text\/plain; ?charset=utf-8$/i],
      ['/sitemap.xml', 'sitemap.xml', /^(?:text|application)\/xml/],
      ['/site.webmanifest', 'site.webmanifest', /^application\/manifest\+json/],
      ['/img/share/site.png', 'img/share/site.png', /^image\/png$/],
      [OFFLINE_COPY.url, OFFLINE_COPY.url.slice(1), /^application\/zip$/],
      [`/${script}`, script, /javascript/],
      [`/${page}`, page, /javascript/],
      [`/${manifest}`, manifest, /javascript/],
    ])('%s is %s', async (target, file, type) => {
      const { status, headers, body } = await ask(target)
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(type)
      expect(body.equals(readSiteFile(file))).toBe(true)
    })

    it('HEAD responds without a body; other methods are rejected', async () => {
      expect(await ask('/docs', { method: 'HEAD' })).toMatchObject({
        status: 200,
        body: { length: 0 },
      })
      expect((await ask('/docs', { method: 'POST' })).status).toBe(405)
    })
  })

  describe('§2 one URL for each page', () => {
    it.each([
      ['/index.html', '/'],
      ['/docs.html', '/docs'],
      ['/docs.HTML', '/docs'],
      ['/docs/', '/docs'],
      ['/docs/FTC/', '/docs/FTC'],
      ['/docs/index.html', '/docs'],
      ['/docs/FTC/API.html?q=a%20b&x=1', '/docs/FTC/API?q=a%20b&x=1'],
      ['/docs/?q=1', '/docs?q=1'],
      ['/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0.html', '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0'],
      ['/docs/markdown-page', '/markdown-page'],
      ['/docs/markdown-page?q=1', '/markdown-page?q=1'],
      ['/docs/markdown-page.md', '/markdown-page.md'],
    ])('%s redirects to %s', async (target, location) => {
      const { status, headers } = await ask(target)
      expect(status).toBe(308)
      expect(headers.location).toBe(location)
    })

    it('behind a proxy that terminates HTTPS, a redirect stays on the proxy’s URL', async () => {
      const headers = { Host: 'docs.example.com', 'X-Forwarded-Proto': 'https' }
      const { status, headers: received } = await ask('/docs/', { headers })
      expect(status).toBe(308)
      expect(received.location).toBe('/docs')
    })

    it.each(['//evil.example/', '/\\evil.example/', '//evil.example/x.html', '//evil.example/..'])(
      '%s does not redirect to another host',
      async (target) => {
        const { status, headers } = await ask(target)
        expect(status).toBeLessThan(500)
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      },
    )
  })

  describe('not found', () => {
    it.each([
      '/nowhere',
      '/docs/Nothing/Like/It',
      '/DOCS',
      '/404',
      '/_headers',
      '/_redirects',
      '/.env',
      '/.git/config',
      '/_next/static/chunks/gone-0a1b.js',
      '/docs/Nothing.md',
    ])('%s shows the 404 page, uncached', async (target) => {
      const { status, headers, body } = await ask(target)
      expect(status).toBe(404)
      expect(headers['content-type']).toMatch(/^text\/html/)
      expect(headers['cache-control']).toBe('no-cache')
      expect(body.equals(readSiteFile('404.html'))).toBe(true)
    })

    it.each([
      ['of 256 bytes', `/${'a'.repeat(256)}`],
      ['of 300 bytes, with another after it', `/docs/${'a'.repeat(300)}/x`],
      ['of 130 letters of two bytes', `/${'%C3%A4'.repeat(130)}`],
    ])('a path with the segment %s is a 404', async (_length, target) => {
      const { status, body } = await ask(target)
      expect(status).toBe(404)
      expect(body.equals(readSiteFile('404.html'))).toBe(true)
    })

    it.each(['/docs//FTC', '//docs', '/docs\\FTC'])(
      '%s is a 404 or redirects to the clean URL',
      async (target) => {
        const { status, headers, body } = await ask(target)
        if (status === 308) expect(headers.location).toMatch(/^\/docs(?:\/FTC)?$/)
        else expect({ status, body }).toEqual({ status: 404, body: readSiteFile('404.html') })
      },
    )

    it.each([
      ['broken encoding', '/%E0%A4%A'],
      ['a zero byte', '/%00'],
      ['encoded dots', '/docs/%2e%2e/%2e%2e/etc/passwd'],
      ['encoded slashes', '/..%2f..%2fetc/passwd'],
      ['a segment of 8 KB', `/${'a'.repeat(8192)}`],
    ])('%s is never a server error', async (_fault, target) => {
      const { status } = await ask(target)
      expect([400, 404, 414]).toContain(status)
    })

    it('the URL of the 404 page is itself a 404', async () => {
      const { status, headers } = await ask('/404.html')
      if (status === 308) expect(headers.location).toBe('/404')
      else expect(status).toBe(404)
    })

    it('HEAD gets a 404 without a body', async () => {
      expect(await ask('/nowhere', { method: 'HEAD' })).toMatchObject({
        status: 404,
        body: { length: 0 },
      })
    })
  })

  checkHeaders(ask, policy, isOurs)
}
