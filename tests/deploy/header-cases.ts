import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../lib/output/host/headers'
import { OFFLINE_COPY } from '../../lib/site/constants'
import { readSiteFile } from '../build/exported-page'
import type { askPort } from '../fixtures/ask'
import { exportedFiles } from '../fixtures/exported-site'

const LASTING = 'public, max-age=31536000, immutable'
export const builtPolicy =
  /Content-Security-Policy: (.*)/.exec(String(readSiteFile('_headers')))?.[1] ?? ''

export const script =
  exportedFiles().find((file) => /^_next\/static\/chunks\/main-.*\.js$/.test(file)) ?? ''
/** The router fetches the content of pages as such scripts. */
export const page =
  exportedFiles().find((file) => /^_next\/static\/chunks\/pages\/docs-\w+\.js$/.test(file)) ?? ''
export const manifest = exportedFiles().find((file) => file.endsWith('/_buildManifest.js')) ?? ''

/** Tests of the headers and the compression that every host must send. */
export function checkHeaders(
  ask: (target: string, how?: Parameters<typeof askPort>[2]) => ReturnType<typeof askPort>,
  policy: string,
  isOurs: boolean,
): void {
  const expectedHeaders = securityHeaders(policy)

  describe('headers', () => {
    it.each([
      ['/', 200],
      ['/docs/FTC/API', 200],
      [`/${script}`, 200],
      ['/nowhere', 404],
      ['/docs/', 308],
    ])('%s has every security header', async (target, expected) => {
      const { status, headers } = await ask(target)
      expect(status).toBe(expected)
      for (const [name, value] of expectedHeaders)
        expect(headers[name.toLowerCase()], name).toBe(value)
    })

    it.each([
      ['/', 'no-cache'],
      ['/docs/FTC', 'no-cache'],
      ['/feeds/ftc-releases.rss.xml', 'no-cache'],
      ['/docs/FTC.md', 'no-cache'],
      [OFFLINE_COPY.url, 'no-cache'],
      ['/search-index.json', 'no-cache'],
      [`/${manifest}`, 'no-cache'],
      [`/${script}`, LASTING],
      [`/${page}`, LASTING],
    ])('%s is cached as %s', async (target, expected) => {
      expect((await ask(target)).headers['cache-control']).toBe(expected)
    })

    it.each([
      ['a part', 'bytes=0-99', 206],
      ['a part that is not there', 'bytes=999999999-', 416],
    ])('%s of a file returns each header once', async (_part, range, expected) => {
      const { status, headers, body } = await ask(OFFLINE_COPY.url, {
        headers: { Range: range },
      })
      expect(status).toBe(expected)
      if (expected === 206) expect(body.length).toBe(100)
      for (const [name, value] of expectedHeaders)
        expect(headers[name.toLowerCase()], name).toBe(value)
    })

    it.skipIf(isOurs)('a file unchanged since a date is not sent again', async () => {
      const modified = (await ask('/docs')).headers['last-modified'] ?? ''
      const again = await ask('/docs', { headers: { 'If-Modified-Since': modified } })
      expect(again).toMatchObject({ status: 304, body: { length: 0 } })
    })

    it('an unchanged file is not sent again', async () => {
      const { etag } = (await ask('/docs')).headers
      const again = await ask('/docs', { headers: { 'If-None-Match': etag ?? '' } })
      expect(again).toMatchObject({ status: 304, body: { length: 0 } })
    })
  })

  describe.skipIf(isOurs)('compression', () => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

    it.each([
      ['/docs', 'docs.html', 'br'],
      ['/docs', 'docs.html', 'gzip'],
      [`/${script}`, script, 'br'],
      [`/${script}`, script, 'gzip'],
      ['/search-index.json', 'search-index.json', 'br'],
    ] as const)('%s (%s) is sent as %s', async (target, file, encoding) => {
      const { headers, body } = await ask(target, { headers: { 'Accept-Encoding': encoding } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toContain('Accept-Encoding')
      expect(body.length).toBeLessThan(readSiteFile(file).length)
      expect(decoders[encoding](body).equals(readSiteFile(file))).toBe(true)
    })

    it('a browser that supports both gets Brotli; the 404 page is compressed too', async () => {
      const headers = { 'Accept-Encoding': 'gzip, deflate, br' }
      expect((await ask('/docs', { headers })).headers['content-encoding']).toBe('br')
      const missing = await ask('/nowhere', { headers })
      expect(missing.status).toBe(404)
    })
  })
}
