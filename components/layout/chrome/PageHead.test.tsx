import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { pageAt } from '../../../tests/fixtures/page-context'
import { PageContext } from '../../ui/PageContext'
import { PageHead } from './PageHead'

vi.mock('next/head', () => ({ default: ({ children }: { children: unknown }) => children }))

const NOTES = '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0'
const TITLE = 'A </script> B'
const CARD = 'text/markdown og twitter'
const NO_PRODUCT = { 'docsearch:product': undefined }
const FOUND = { 'og:type': 'article', 'docsearch:product': 'ftc', data: TITLE }
const FAQ = { ...FOUND, 'text/markdown': '/docs/FTC/FAQ.md' }
const RSS = { ...FOUND, 'application/rss+xml': '/feeds/ftc-releases.rss.xml' }

it.each([
  ['/docs/FTC/FAQ', {}, `canonical ${CARD} docsearch`, FAQ],
  [NOTES, {}, `canonical application/rss+xml application/atom+xml ${CARD} docsearch`, RSS],
  ['/docs/FTC/Next', { status: 'draft' }, `robots ${CARD}`, { robots: 'noindex' }],
  ['/docs', {}, `canonical ${CARD} docsearch`, NO_PRODUCT],
  ['/search', { layout: 'app' }, 'robots', {}],
  ['/', { layout: 'app' }, 'canonical og twitter', { 'og:type': 'website' }],
] as const)('%s with %j has tags for programs: %s, %j', (route, matter, names, tags) => {
  vi.stubEnv('SITE_SEARCH_ENGINE', 'hosted')
  const value = { ...pageAt(route), title: TITLE, ...matter }
  const head = <PageContext value={value}>{<PageHead />}</PageContext>
  document.head.innerHTML = renderToStaticMarkup(head)
  const found = [...document.head.querySelectorAll('meta, link')].map((tag) => {
    const first = (...names: string[]) => names.flatMap((name) => tag.getAttribute(name) ?? [])[0]
    return [first('property', 'name', 'type', 'rel'), first('content', 'href')]
  })
  const kinds = found.map(([name]) => name?.split(':')[0])
  expect([...new Set(kinds)].join(' ')).toBe(`viewport description ${names}`)
  const data = JSON.parse(document.querySelector('script')?.textContent ?? '{}').headline
  expect({ ...NO_PRODUCT, ...Object.fromEntries(found), data }).toMatchObject(tags)
  expect(document.title).toBe('A </script> B | Capella Documentation')
})
