import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { hashSource } from '../host/site-policy'
import { openPageStore } from '../pages/page-store'
import { manifestFile } from '../pages/route-manifest'
import { finishPages, withFileSizes } from './finish-pages'

it('writes kind and size behind the words of a link, and leaves the rest', () => {
  const html =
    '<a href="/docs">Docs</a><li><a class="x" href="/offline/copy.zip">Offline copy<span data-file-size=""></span></a></li>'
  expect(withFileSizes(html, (address) => (address === '/offline/copy.zip' ? 549_000 : 0))).toBe(
    html.replace('=""><', '=""> (ZIP, 0.5\u00a0MB)<'),
  )
})

it('each page gets its article, file sizes, the end of its head and its policy, in its file and for the checks', async () => {
  const link = '<a href="/copy.zip">Copy<span data-file-size=""></span></a>'
  const root = createProject({
    'pages/docs/FTC.mdx': pageText('FTC', {}, 'Words with $& in them.'),
    'out/copy.zip': 'x'.repeat(60_000),
    'out/docs/FTC.html': `<html><head><title>FTC</title></head><body>${link}<div class="prose" data-article="/docs/FTC"></div><script>a()</script>{"manifest":"/help/_next/static/site/_buildManifest.js"}</body></html>`,
    'out/_next/static/chunks/main-1.js': '',
    'out/500.html': '<html><head></head><body><script>b()</script></body></html>',
  })
  const out = path.join(root, 'out')
  const store = await openPageStore(root)
  const published = (await store.pageMap()).pages
  const { pages, policy } = await finishPages(out, store, published, [])
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8')
  for (const [file, code] of [
    ['docs/FTC.html', 'a()'],
    ['500.html', 'b()'],
  ] as const) {
    expect(policy).toContain(hashSource(code))
    expect(read(file)).toMatch(/^<html><head><meta http-equiv="Content-Security-Policy"/)
    expect(read(file)).toContain(hashSource(code))
  }
  expect(read('docs/FTC.html')).toMatch(/<title>FTC<\/title>.*property="og:title".*<\/head>/)
  expect(read('docs/FTC.html')).toContain(`"/help${manifestFile(out)}"`)
  expect(read('docs/FTC.html')).toContain('(ZIP, 0.1\u00a0MB)')
  expect(read('docs/FTC.html')).toMatch(
    /<div class="prose" data-article="\/docs\/FTC">\s*<p>Words with \$&amp; in them\.<\/p><\/div>/,
  )
  const tags = pages.find(({ route }) => route === '/docs/FTC')?.tags ?? []
  expect(tags.some(({ attributes }) => attributes.get('property') === 'og:title')).toBe(true)
})

it('names a page that has no place for its article', async () => {
  const root = createProject({
    'pages/docs/FTC.mdx': pageText('FTC'),
    'out/docs/FTC.html': '<html><head></head><body>Another document.</body></html>',
    'out/_next/static/chunks/main-1.js': '',
  })
  const store = await openPageStore(root)
  const { pages } = await store.pageMap()
  await expect(finishPages(path.join(root, 'out'), store, pages, [])).rejects.toThrow(
    'found no place for the article of pages/docs/FTC.mdx, expected an empty element with data-article',
  )
})
