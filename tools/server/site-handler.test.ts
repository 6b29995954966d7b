import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPort } from '../../tests/fixtures/ask'
import { writeFiles } from '../../tests/fixtures/temp-project'
import { type RunningServer, startServer } from './start-server'

const LONG_TEXT = '<p>Capella</p>'.repeat(200)

/** The site's files; `secret.txt` lies beside the served folder. */
const FILES = {
  'out/index.html': `<title>Home</title>${LONG_TEXT}`,
  'out/_headers': "/*\n  Content-Security-Policy: script-src 'self';frame-ancestors 'self'\n",
  'out/404.html': '<title>Not found</title>',
  'out/docs.html': '<title>Docs</title>',
  'out/docs/FTC.html': '<title>FTC</title>',
  'out/docs/FTC.md': '# FTC',
  'out/docs/FTC_v5.5_to_v4.0.html': '<title>Releases</title>',
  'out/folder/index.html': '<title>Folder</title>',
  'out/a b.html': '<title>Space</title>',
  'out/empty/picture.png': 'png',
  'out/feed.xml': '<feed/>',
  'out/.env': 'SECRET=1',
  'out/_redirects': '/docs.html /docs 301\n/docs/Old /docs/FTC 301\n',
  'out/docs/Old.html': '<title>Moved</title>',
  'out/_next/static/chunks/main-0a1b.js': `console.log(1)//${LONG_TEXT}`,
  'secret.txt': 'secret',
} as const

const ask = (to: RunningServer, target: string, how?: Parameters<typeof askPort>[2]) =>
  askPort(to.port, target, how)

let folder: string
let server: RunningServer
let serverBelowX: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-server-'))
  writeFiles(folder, FILES)
  const root = join(folder, 'out')
  server = await startServer({ root, port: 0 })
  serverBelowX = await startServer({ root, port: 0, basePath: 'x/' })
})

afterAll(async () => {
  await server.close()
  await serverBelowX.close()
  await rm(folder, { recursive: true })
})

describe('clean URLs', () => {
  it.each([
    ['/', 'Home'],
    ['/?utm_source=x', 'Home'],
    ['/docs', 'Docs'],
    ['/docs/FTC', 'FTC'],
    ['/docs/FTC_v5.5_to_v4.0', 'Releases'],
    ['/folder', 'Folder'],
    ['/a%20b', 'Space'],
  ])('%s shows %s', async (target, title) => {
    const { status, headers, body } = await ask(server, target)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
    expect(body.toString()).toContain(`<title>${title}</title>`)
  })

  it.each([
    ['/index.html', '/'],
    ['/docs.html', '/docs'],
    ['/docs/', '/docs'],
    ['/docs/?q=a%20b&x=1', '/docs?q=a%20b&x=1'],
    ['/docs/index.html?q=1', '/docs?q=1'],
    ['/a%20b.html', '/a%20b'],
    ['/nowhere.html', '/nowhere'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/docs/.html', '/docs'],
    ['/docs/Old', '/docs/FTC'],
    ['/docs/Old?q=1', '/docs/FTC?q=1'],
  ])('%s redirects to %s', async (target, location) => {
    const { status, headers } = await ask(server, target)
    expect(status).toBe(308)
    expect(headers.location).toBe(location)
  })
})

describe('not found', () => {
  it.each([
    '/nowhere',
    '/empty',
    '/404',
    '/index',
    '/%E0%A4%A',
    '/%',
    '/.env',
    '/_headers',
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/docs%2Ehtml',
    '/a%00b',
    '/docs/.env',
    'http://evil.example/docs/',
    '*',
  ])('%s shows the 404 page', async (target) => {
    const { status, headers, body } = await ask(server, target)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toBe(FILES['out/404.html'])
  })

  it('is plain text when the site has no 404 page', async () => {
    const bare = await startServer({ root: join(folder, 'out/empty'), port: 0 })
    const { status, headers } = await ask(bare, '/nowhere')
    await bare.close()
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain')
  })
})

describe('base path', () => {
  it.each([
    ['/x', 200],
    ['/x/docs/FTC', 200],
    ['/x/', 308],
    ['/x/docs.html', 308],
    ['/', 404],
    ['/docs', 404],
    ['/xdocs', 404],
  ])('%s answers %i', async (target, status) => {
    expect((await ask(serverBelowX, target)).status).toBe(status)
  })

  it('stays in redirects and in the URL', async () => {
    const { headers } = await ask(serverBelowX, '/x/docs.html?q=1')
    expect(headers.location).toBe('/x/docs?q=1')
    expect(serverBelowX.url).toBe(`http://127.0.0.1:${serverBelowX.port}/x`)
  })
})

describe('headers', () => {
  it.each([
    ['/', 'no-cache', 'text/html;charset=utf-8'],
    ['/feed.xml', 'no-cache', 'text/xml'],
    ['/empty/picture.png', 'no-cache', 'image/png'],
    [
      '/_next/static/chunks/main-0a1b.js',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ],
  ])('%s is cached as %s', async (target, cacheControl, type) => {
    const { headers } = await ask(server, target)
    expect(headers['cache-control']).toBe(cacheControl)
    expect(headers['content-type']).toBe(type)
  })

  it.each(['/', '/docs.html', '/nowhere', '/_next/static/chunks/main-0a1b.js'])(
    '%s has the security headers of the site',
    async (target) => {
      const { headers } = await ask(server, target)
      expect(headers).toMatchObject({
        'content-security-policy': "script-src 'self';frame-ancestors 'self'",
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
      })
    },
  )

  it('answers 304 to a matching ETag', async () => {
    const { etag } = (await ask(server, '/docs')).headers
    expect(etag).toBeDefined()
    const headers = { 'If-None-Match': etag ?? '' }
    const { status, body } = await ask(server, '/docs', { headers })
    expect(status).toBe(304)
    expect(body).toHaveLength(0)
  })

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask(server, '/nowhere', { method: 'HEAD' })
    expect(status).toBe(404)
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
    expect(body).toHaveLength(0)
  })

  it.each([{ Range: 'bytes=0-4' }, { 'If-Modified-Since': new Date(8.64e15).toUTCString() }])(
    'answers 404 to %j for a page that is not there',
    async (headers: Record<string, string>) => {
      const { status, body } = await ask(server, '/nowhere', { headers })
      expect(status).toBe(404)
      expect(body.toString()).toBe(FILES['out/404.html'])
    },
  )

  it('refuses other methods', async () => {
    const { status, headers } = await ask(server, '/docs', { method: 'POST' })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })

  it('survives a range that makes no sense', async () => {
    const headers = { Range: 'bytes=900-100' }
    await ask(server, '/feed.xml', { headers })
    expect((await ask(server, '/feed.xml')).status).toBe(200)
  })
})

it('answers with the Markdown copy of a page when asked for Markdown', async () => {
  const headers = { Accept: 'text/markdown' }
  expect(String((await ask(server, '/docs/FTC', { headers })).body)).toBe('# FTC')
  expect(String((await ask(server, '/docs', { headers })).body)).toBe('<title>Docs</title>')
  expect((await ask(server, '/_next/static/chunks/main-0a1b.js')).headers.vary).toBe(
    'Accept-Encoding',
  )
})

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['identity', undefined],
  ])('for Accept-Encoding %s answers %s', async (accepted, expected) => {
    const { headers, body } = await ask(server, '/', { headers: { 'Accept-Encoding': accepted } })
    expect(headers['content-encoding']).toBe(expected)
    expect(headers.vary).toBe('Accept, Accept-Encoding')
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (data: Buffer) => data }
    const decode = decoders[expected === 'br' || expected === 'gzip' ? expected : 'none']
    expect(decode(body).toString()).toBe(FILES['out/index.html'])
  })

  it('leaves images alone', async () => {
    const { headers } = await ask(server, '/empty/picture.png', {
      headers: { 'Accept-Encoding': 'br' },
    })
    expect(headers['content-encoding']).toBeUndefined()
  })
})
