import type { DocumentProps } from 'next/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { expectText } from '../../../tests/fixtures/expected-files'

vi.mock('next/document', () => ({ Html: 'html', Head: 'head', Main: 'main', NextScript: 'script' }))
const headsOf = (...pages: readonly string[]) =>
  Object.fromEntries(pages.map((page) => [page, { script: `${page}()`, policy: `for ${page}` }]))
vi.stubEnv('INLINE_HEADS', JSON.stringify(headsOf('home', 'notFound', 'search', 'other')))
vi.stubEnv('NODE_ENV', 'production')

it('each kind of page has its own inline script, and the policy that allows it', async () => {
  const { SiteDocument } = await import('./SiteDocument')
  const htmlOf = (page: string) =>
    renderToStaticMarkup(<SiteDocument {...({ __NEXT_DATA__: { page } } as DocumentProps)} />)
  const kinds = ['/', '/404', '/search', '/docs'].map((page) =>
    /content="for (\w+)".*<script>(\w+)\(\)</.exec(htmlOf(page))?.slice(1),
  )
  const names = ['home', 'notFound', 'search', 'other']
  expect(kinds).toEqual(names.map((name) => [name, name]))
  await expectText(htmlOf('/').replaceAll('><', '>\n<'), 'document.txt')
})
