// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { MESSAGES } from '../../../lib/site/messages'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { DocsLayout } from './DocsLayout'

vi.mock('next/router', () => import('../../../tests/fixtures/fake-router'))

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
  const page = pageAt('/docs/FTC/Tutorials/Logo')
  const commands = 'Commands parsed on November 29, 2026, not run'
  const updated = { date: '2026-03-14', words: 'March 14, 2026' }
  const more = { commands, updated, duration: 'an hour', appliesTo: ['FTC 5.5', 'Helm 3'] }
  const breadcrumbs = ['Home', 'FTC'].map((label) => ({ label, path: `/${label}` }))
  const navigation = { ...page.navigation, breadcrumbs, next: { label: 'Next', path: '/Next' } }
  const value = { ...page, navigation, frontMatter: { ...page.frontMatter, ...more } }
  const form = renderForm(
    <PageContext value={value}>
      <DocsLayout toc={[]}>Text</DocsLayout>
    </PageContext>,
  )
  const textsOf = (selector: string) => form.textsOf(selector).join('; ')
  expect(textsOf('.docs-layout-facts li')).toBe(`FTC 5.5, Helm 3; an hour; ${commands}; 1 min read`)
  expect(textsOf('p:has(> [datetime="2026-03-14"])')).toBe('Last updated March 14, 2026')
  expect(textsOf('.docs-layout-breadcrumbs [href]')).toBe('Home; FTC')
  expect(textsOf('.docs-layout-pagination [href="/Next"][rel=next]')).toBe('Next Next ')
  const report = `?page=${siteConfig.url}${page.route}&version=2026-03-14`
  expect(document.querySelector('.docs-layout-end a')?.getAttribute('href')).toContain(report)
})

it('a planned page says so, beside its sidebar, and leads to its contents and neighbor', () => {
  const page = pageAt('/docs/Stream/API/API_Methods/AddEvent')
  const items = ['A', 'B'].map((label) => ({ label, path: `/${label}` }))
  const toc = items.map(({ label }) => ({ id: label, value: label, depth: 2 as const }))
  const sections = [{ path: '/docs/Stream', items }]
  const [previous = null] = items
  const navigation = { ...page.navigation, sidebar: 'StreamSidebar', breadcrumbs: items, previous }
  const frontMatter = { ...page.frontMatter, title: 'AddEvent', status: 'placeholder' as const }
  const { textsOf } = renderForm(
    <PageContext value={{ ...page, navigation, frontMatter, sections }}>
      <DocsLayout toc={toc}>Text</DocsLayout>
    </PageContext>,
  )
  for (const [selector, ...texts] of [
    ['[data-has-sidebar] > [data-method] > #main-content[tabindex="-1"]', 'AddEvent'],
    ['[data-product=stream] > nav[aria-label=Breadcrumbs] li:has(svg)', 'B'],
    ['.skip-link[href="#page-contents"][tabindex="0"]', MESSAGES.skipToContents],
    ['.docs-layout-facts > *', MESSAGES.pagePlanned],
    [`[data-article="${page.route}"]`, 'Text'],
    ['[aria-label="Previous and next page"] > [href="/A"][rel=prev]', 'Previous A '],
    ['[href$="&version=current"][rel="noopener noreferrer"]', 'Report an error on this page'],
  ] as const)
    expect(textsOf(selector), selector).toEqual(texts)
})
