import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askPort } from '../../tests/fixtures/ask'
import { createProject, writeFiles } from '../../tests/fixtures/temp-project'
import { type RunningServer, startServer } from './start-server'

// Requirements for every host are tested with the built site, in tests/build/own-server.test.ts.

/** The site's files; `secret.txt` is outside the served folder. */
const FILES = {
  'out/index.html': '<title>Home</title>',
  'out/404.html': '<title>Not found</title>',
  'out/docs.html': '<title>Docs</title>',
  'out/docs/FTC.html': '<title>FTC</title>',
  'out/empty/picture.png': 'png',
  'out/.env': 'SECRET=1',
  'secret.txt': 'secret',
} as const

const folder = mkdtempSync(path.join(tmpdir(), 'start-server-'))
const root = path.join(folder, 'out')
let server: RunningServer

beforeAll(async () => {
  writeFiles(folder, FILES)
  server = await startServer({ root, port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const ask = (target: string, how?: Parameters<typeof askPort>[2]) =>
  askPort(server.port, target, how)

it.each([
  '/empty',
  '/index',
  '/%E0%A4%A',
  '/%',
  '/.env',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/docs%2Ehtml',
  '/a%00b',
  'http://evil.example/docs/',
  '*',
])('%s shows the 404 page', async (target) => {
  const { status, body } = await ask(target)
  expect(status).toBe(404)
  expect(body.toString()).toBe(FILES['out/404.html'])
})

it.each([{ Range: 'bytes=0-4' }, { 'If-Modified-Since': new Date(8.64e15).toUTCString() }])(
  'returns 404 to %j for a missing page',
  async (headers: Record<string, string>) => {
    const { status, body } = await ask('/nowhere', { headers })
    expect(status).toBe(404)
    expect(body.toString()).toBe(FILES['out/404.html'])
  },
)

it('survives a range that makes no sense', async () => {
  await ask('/docs', { headers: { Range: 'bytes=900-100' } })
  expect((await ask('/docs')).status).toBe(200)
})

it('reports a port that is in use', async () => {
  const refused = startServer({ root, port: server.port })
  await expect(refused).rejects.toThrow(`Port ${server.port} is in use.`)
})

it('sends delayed scripts after all later requests', async () => {
  const site = createProject({ 'main.js': '', 'docs.html': '', 'feed.xml': '' })
  const late = await startServer({ root: site, port: 0, scriptDelayMs: 50 })
  const answered: string[] = []
  const get = (target: string) => askPort(late.port, target).then(() => answered.push(target))
  await Promise.all(['/main.js?v=1', '/docs', '/feed.xml'].map(get))
  await late.close()
  expect(answered.at(-1)).toBe('/main.js?v=1')
})
