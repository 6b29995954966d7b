import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPort } from '../fixtures/ask'
import { freePort } from '../fixtures/free-port'
import { warnUnless } from '../fixtures/not-tested'
import { startHost } from '../fixtures/programs'
import { temporaryFolder } from '../fixtures/temp-project'
import { npmPackage } from './host-programs'
import { makeReleases, type Release } from './releases'
import { checkSite } from './site-cases'

const wrangler = npmPackage('wrangler')

const HOSTS = {
  'Cloudflare Pages': ['pages', 'dev', 'out', '--compatibility-date', '2026-01-01'],
  'Cloudflare Workers': ['dev', '--config', 'deploy/cloudflare/wrangler.json'],
} as const

describe
  .runIf(warnUnless(wrangler !== undefined, 'releases on Cloudflare, in wrangler'))
  .each(
    Object.entries(HOSTS).flatMap(([name, args]) => [
      [name, '', args] as const,
      [name, '/help', args] as const,
    ]),
  )('%s, base path "%s"', (_name, basePath, args) => {
  const [first, second] = makeReleases(temporaryFolder(), basePath)
  let port = 0
  let stop = async () => {}
  const ask = (url: string) => askPort(port, url)

  /** These hosts switch all files of a release at once. */
  async function publish(release: Release): Promise<void> {
    await stop()
    port = await freePort()
    const program = path.join(wrangler ?? '', 'bin/wrangler.js')
    const options = [`--port=${port}`, '--ip=127.0.0.1', '--show-interactive-dev-session=false']
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' }
    stop = await startHost(process.execPath, [program, ...args, ...options], port, {
      cwd: release.folder,
      env,
    })
  }
  afterAll(() => stop())

  describe.each([
    ['first release', first, second],
    ['second release', second, first],
  ])('%s', (_step, release, other) => {
    beforeAll(() => publish(release), 120_000)
    checkSite({ port: () => port, release: () => release, basePath })

    it('a script of another release is a 404, uncached', async () => {
      const { status, headers } = await ask(`/${other.script}`)
      expect(status).toBe(404)
      expect(headers['cache-control']).toMatch(/^no-(?:cache|store)$/)
    })
  })
})
