// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { pageAt } from '../../../tests/fixtures/page-context'
import { PageContext } from '../../ui/PageContext'
import { DocsLayout } from './DocsLayout'

vi.mock('next/router', () => ({ useRouter: () => ({}) }))

it.each([
  ['/', null, null],
  ['/docs/FTC/FAQ', null, 'current'],
  ['/docs/FTC/FAQ', '4.2', 'current'],
])('§4 at %s, where the stored docs version was %s, it is %s', (route, before, after) => {
  localStorage.clear()
  const key = 'docs-preferred-version-default'
  if (before !== null) localStorage.setItem(key, before)
  const page = <DocsLayout toc={[]}>Text</DocsLayout>
  act(() =>
    createRoot(document.createElement('div')).render(
      <PageContext value={pageAt(route)}>{page}</PageContext>,
    ),
  )
  expect(localStorage.getItem(key)).toBe(after)
})

it('a guide says what it is for and how old it is, and leads to the pages around it', () => {
  const box = document.createElement('div')
  const page = pageAt('/docs/FTC/Tutorials/Logo')
  const commands = 'Commands parsed on November 29, 2026, not run'
  const updated = { date: '2026-03-14', words: 'March 14, 2026' }
  const more = { commands, updated, duration: 'an hour', appliesTo: ['FTC 5.5', 'Helm 3'] }
  const breadcrumbs = ['Home', 'FTC'].map((label) => ({ label, path: `/${label}` }))
  const navigation = { ...page.navigation, breadcrumbs, next: { label: 'Next', path: '/Next' } }
  const value = { ...page, navigation, frontMatter: { ...page.frontMatter, ...more } }
  act(() =>
    createRoot(box).render(
      <PageContext value={value}>
        <DocsLayout toc={[]}>Text</DocsLayout>
      </PageContext>,
    ),
  )
  const textsOf = (selector: string) =>
    [...box.querySelectorAll(selector)].map(({ textContent }) => textContent).join('; ')
  expect(textsOf('.docs-layout-facts li')).toBe(`FTC 5.5, Helm 3; an hour; ${commands}; 1 min read`)
  expect(textsOf('time[datetime="2026-03-14"]')).toBe('March 14, 2026')
  expect(textsOf('.docs-layout-breadcrumbs [href]')).toBe('Home; FTC')
  expect(textsOf('.docs-layout-pagination [href="/Next"][rel=next]')).toBe('Next Next ')
  const report = `?page=${siteConfig.url}${page.route}&version=2026-03-14`
  expect(box.querySelector('.docs-layout-end a')?.getAttribute('href')).toContain(report)
})
