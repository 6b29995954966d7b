import { expect, it } from 'vitest'
import { withFileSizes, withLateScripts } from './finish-pages'

it('writes kind and size behind the words of a link, and leaves the rest', () => {
  const html =
    '<a href="/docs">Docs</a><li><a class="x" href="/offline/copy.zip">Offline copy<span data-file-size=""></span></a></li>'
  expect(withFileSizes(html, (address) => (address === '/offline/copy.zip' ? 549_000 : 0))).toBe(
    html.replace('=""><', '=""> (ZIP, 0.5\u00a0MB)<'),
  )
})

it('names what it does not find in a page', () => {
  expect(() => withLateScripts('<head></head><body></body>')).toThrow(
    'build: found no <script defer=""> of main-*.js in a page, expected that of Next 16',
  )
})
