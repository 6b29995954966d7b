import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { npmPackage, warnUnless } from './programs'
import { makeReleases, releasedPages } from './releases'

const parser = npmPackage('@netlify/redirect-parser')
const headersParser = npmPackage('@netlify/headers-parser')
const redirector = npmPackage('netlify-redirector')
const isFound = [parser, headersParser, redirector].every((folder) => folder !== undefined)

/** The parts of Netlify's packages that the tests use; they have no types of their own. */
type Parsers = {
  readonly parseAllRedirects: (
    options: object,
  ) => Promise<{ redirects: { force: boolean }[]; errors: unknown[] }>
  readonly parseAllHeaders: (
    options: object,
  ) => Promise<{ headers: { for: string }[]; errors: unknown[] }>
}
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

describe.runIf(warnUnless(isFound, 'a parser of Netlify')).each(['', '/help'])(
  'Netlify, base path "%s"',
  (basePath) => {
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'netlify-'))
    const [release] = makeReleases(folder, basePath)
    const out = path.join(release.folder, 'out')
    forceRedirects(release.folder)
    afterAll(() => rmSync(folder, { recursive: true }))

    it('applies every redirect and header rule', async () => {
      const load = (root = ''): Promise<Parsers> =>
        import(pathToFileURL(path.join(root, 'lib/index.js')).href)
      const { parseAllRedirects } = await load(parser)
      const { parseAllHeaders } = await load(headersParser)
      const found = await parseAllRedirects({
        redirectsFiles: [path.join(out, '_redirects')],
        minimal: true,
      })
      expect(found.errors).toEqual([])
      expect(found.redirects.length).toBeGreaterThan(releasedPages(release).length)
      expect(found.redirects.filter(({ force }) => !force)).toEqual([])
      const headers = await parseAllHeaders({
        headersFiles: [path.join(out, '_headers')],
        minimal: true,
      })
      expect(headers.errors).toEqual([])
      expect(headers.headers.map((rule) => rule.for)).toContain(`${basePath}/_next/static/chunks/*`)
    })

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
