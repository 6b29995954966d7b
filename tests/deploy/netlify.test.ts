import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { npmPackage, warnUnless } from './programs'
import { makeReleases, releasedPages } from './releases'

const parser = npmPackage('@netlify/redirect-parser')
const headersParser = npmPackage('@netlify/headers-parser')
const redirector = npmPackage('netlify-redirector')
const isFound = [parser, headersParser, redirector].every((folder) => folder !== undefined)

const redirectsSchema = z.object({
  parseAllRedirects: z
    .function()
    .args(z.unknown())
    .returns(
      z.promise(
        z.object({
          redirects: z.array(z.object({ force: z.boolean() })),
          errors: z.array(z.unknown()),
        }),
      ),
    ),
})
const headersSchema = z.object({
  parseAllHeaders: z
    .function()
    .args(z.unknown())
    .returns(
      z.promise(
        z.object({ headers: z.array(z.object({ for: z.string() })), errors: z.array(z.unknown()) }),
      ),
    ),
})
const matcherSchema = z.object({
  match: z
    .function()
    .args(z.unknown())
    .returns(z.object({ to: z.string(), force: z.boolean() }).nullable()),
})
const redirectorSchema = z.object({
  parsePlain: z.function().args(z.string(), z.object({})).returns(z.promise(z.unknown())),
})

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
      const load = (root = '') => import(pathToFileURL(path.join(root, 'lib/index.js')).href)
      const { parseAllRedirects } = redirectsSchema.parse({ ...(await load(parser)) })
      const { parseAllHeaders } = headersSchema.parse({ ...(await load(headersParser)) })
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
      const { parsePlain } = redirectorSchema.parse(
        createRequire(import.meta.url)(redirector ?? ''),
      )
      const rules = await parsePlain(readFileSync(path.join(out, '_redirects'), 'utf8'), {})
      const matcher = z.custom<z.infer<typeof matcherSchema>>().parse(rules)
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
