import { act } from 'react'
import { it, vi } from 'vitest'
import { SearchEngine } from '../../lib/search/engine/search-engine'
import type { SearchClient } from '../../lib/search/search-client'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { expectHtml } from '../../tests/fixtures/expected-files'
import { pageAt } from '../../tests/fixtures/page-context'
import { renderForm } from '../../tests/fixtures/render-form'
import { marked, searchHit, searchResponse } from '../../tests/fixtures/search-hit'
import { INDEX } from '../../tests/fixtures/search-index'
import { PageContext } from '../ui/PageContext'
import { SearchBox } from './SearchBox'
import { SearchButton } from './SearchButton'
import { SearchPage } from './SearchPage'

vi.mock(
  '../../lib/content/settings/site-config',
  () => import('../../tests/fixtures/sample-config'),
)
const { search } = vi.hoisted(() => ({ search: vi.fn<SearchClient['search']>() }))
vi.mock('../../lib/search/embedded/worker-client', () => ({
  createEmbeddedSearchClient: () => ({ search }),
}))

it('the search page, before and after a query', async () => {
  const engine = new SearchEngine(INDEX)
  search.mockImplementation(async (request) => engine.search({ ...request, hitsPerPage: 2 }))
  window.history.replaceState(null, '', '/help/search')
  const form = renderForm(<SearchPage />)
  await form.wait()
  await expectHtml(document.body.innerHTML, 'search-start')
  form.set('q', 'event nielsen zzxqy')
  await form.wait()
  await form.wait()
  await expectHtml(document.body.innerHTML, 'search')
})

it('the search box before a query, with hits, without any, and after a failure', async () => {
  const recents = [
    { href: '/1', title: '1', page: 'Page', product: 'ftc' },
    { href: '/2', title: '2', page: null, product: 'ftc' },
  ]
  localStorage.setItem(STORAGE_KEYS.searchRecents, JSON.stringify(recents))
  const hits = [
    searchHit(),
    searchHit({ id: 'page', headings: [], url: '/docs/A#b' }),
    searchHit({ id: 'deep', headings: [marked('[Above]'), marked('Row')], snippet: [] }),
  ]
  search.mockResolvedValueOnce(searchResponse(hits, { total: 9, isLastPage: false }))
  search.mockResolvedValueOnce(searchResponse([], { suggestions: ['gpu'] }))
  search.mockRejectedValueOnce(new Error('away'))
  const form = renderForm(
    <PageContext value={pageAt('/docs/FTC/FAQ')}>
      <SearchButton />
      <SearchBox />
    </PageContext>,
  )
  const html = () => document.querySelector('#search-box')?.outerHTML
  act(() => document.querySelector<HTMLElement>('.search-button-box')?.click())
  await act(() => vi.dynamicImportSettled())
  await form.wait()
  await expectHtml(html(), 'search-box-start')
  for (const query of ['hits', 'none', 'failed']) {
    const field = document.querySelector<HTMLInputElement>('[role=combobox]')
    if (field) field.value = query
    act(() => void field?.dispatchEvent(new Event('input', { bubbles: true })))
    await form.wait()
    await form.wait()
    await expectHtml(html(), `search-box-${query}`)
  }
})
