import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../../content/pages/read-page-map'
import { hashSource } from '../host/site-policy'
import { manifestFile } from '../pages/route-manifest'
import { finishPages, withFileSizes } from './finish-pages'

it('writes kind and size behind the words of a link, and leaves the rest', () => {
  const html =
    '<a href="/docs">Docs</a><li><a class="x" href="/offline/copy.zip">Offline copy<span data-file-size=""></span></a></li>'
  expect(withFileSizes(html, (address) => (address === '/offline/copy.zip' ? 549_000 : 0))).toBe(
    html.replace('=""><', '=""> (ZIP, 0.5\u00a0MB)<'),
  )
})

it('each page gets file sizes, the end of its head and its policy, in its file and for the checks', async () => {
  const link = '<a href="/copy.zip">Copy<span data-file-size=""></span></a>'
  const root = createProject({
    'pages/docs/FTC.mdx': pageText('FTC'),
    'out/copy.zip': 'x'.repeat(60_000),
    'out/docs/FTC.html': `<html><head><title>FTC</title></head><body>${link}<script>a()</script>{"manifest":"/help/_next/static/site/_buildManifest.js"}</body></html>`,
    'out/_next/static/chunks/main-1.js': '',
    'out/500.html': '<html><head></head><body><script>b()</script></body></html>',
  })
  const out = path.join(root, 'out')
  const reading = await readPageMap(root, {})
  const { pages, policy } = finishPages(out, reading, reading.pages, [])
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
  const tags = pages.find(({ route }) => route === '/docs/FTC')?.tags ?? []
  expect(tags.some(({ attributes }) => attributes.get('property') === 'og:title')).toBe(true)
})
