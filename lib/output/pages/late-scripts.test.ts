import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { pagesWithLateScripts } from './late-scripts'

const next = (name: string, attribute = 'defer') =>
  `<script ${attribute}="" src="/_next/static/${name}.js"></script>`
const page = (main: string) =>
  `<html><head>${next('chunks/polyfills', 'defer="" noModule')}${main}${next('build/_buildManifest')}</head><body class="a"><script type="text/plain">theme()</script><p>Text</p></body></html>`

it('a page lists its scripts, manifests first, instead of loading them, and drops what never runs', () => {
  const root = createProject({ 'docs/a.html': page(next('chunks/main-1')), 'a.md': next('a') })
  const pages = pagesWithLateScripts(root)
  expect(pages.get('docs/a.html')).toBe(
    '<html><head></head><body class="a"><script id="page-scripts" type="application/json">["/_next/static/build/_buildManifest.js","/_next/static/chunks/main-1.js"]</script><script type="text/plain"></script><p>Text</p></body></html>',
  )
  expect(pages.size).toBe(1)
})

it('a page without the script of Next that starts it stops the build', () => {
  const root = createProject({ 'a.html': page('') })
  expect(() => pagesWithLateScripts(root)).toThrow(
    'out/a.html: found no <script defer=""> for main-*.js',
  )
})
