import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { warnUnless } from '../fixtures/not-tested'
import { temporaryFolder } from '../fixtures/temp-project'
import { npmPackage } from './host-programs'
import { makeReleases, releasedPages } from './releases'

const redirector = npmPackage('netlify-redirector')

/** The part of Netlify's package that the tests use; it has no types of its own. */
type Redirector = {
  readonly parsePlain: (rules: string, options: object) => Promise<Matcher>
}
type Matcher = {
  readonly match: (request: object) => { to: string; force: boolean } | null
}

/** The command that `netlify.toml` runs after the build. */
function forceRedirects(cwd: string): void {
  const [, after = ''] =
    /command = "npm run build && (.*)"/.exec(readFileSync('netlify.toml', 'utf8')) ?? []
  execFileSync('sh', ['-c', after], { cwd })
}

describe.runIf(warnUnless(redirector !== undefined, 'rules for Netlify')).each(['', '/help'])(
  'Netlify, base path "%s"',
  (basePath) => {
    const [release] = makeReleases(temporaryFolder(), basePath)
    const out = path.join(release.folder, 'out')
    forceRedirects(release.folder)

    it('§2 other forms of a URL redirect once, to the clean one', async () => {
      const { parsePlain }: Redirector = createRequire(import.meta.url)(redirector ?? '')
      const matcher = await parsePlain(readFileSync(path.join(out, '_redirects'), 'utf8'), {})
      const match = (url: string) =>
        matcher.match({
          scheme: 'https',
          host: 'docs.example.com',
          path: url,
          query: '',
          getHeader: () => '',
          getCookie: () => '',
        })
      for (const [url] of releasedPages(release)) {
        expect(match(url), url).toBeNull()
        const others =
          url === '/' ? ['/index.html'] : ['.html', '.HTML', '/index.html'].map((end) => url + end)
        for (const other of others)
          expect(match(other), other).toMatchObject({ to: url, force: true })
      }
      for (const ending of ['', '.html'])
        expect(match(`${basePath}/docs/markdown-page${ending}`)).toMatchObject({
          to: `${basePath}/markdown-page`,
          force: true,
        })
    })
  },
)
