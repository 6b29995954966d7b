import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { pageAt } from '../../tests/fixtures/page-context'
import { renderForm } from '../../tests/fixtures/render-form'
import { PageContext } from '../ui/PageContext'
import { GuideStart } from './GuideStart'

it.each([
  ['near the heading', 299, 1],
  ['after scrolling away from it', -300, 0],
])('a reader %s sees only the commands while the URL names them', (_where, top, scrolls) => {
  window.history.replaceState(null, '', '/docs/Page')
  vi.stubGlobal('innerHeight', 300)
  const scrollIntoView = vi.fn()
  Object.assign(Element.prototype, {
    scrollIntoView,
    getBoundingClientRect: () => ({ top }),
  })
  renderForm(
    <PageContext value={pageAt('/docs/Page')}>
      <GuideStart commands="#quick-reference" />
      <h2 id="quick-reference">Quick reference</h2>
    </PageContext>,
  )
  const view = (hash: string) => {
    window.history.replaceState(null, '', `/docs/Page${hash}`)
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
    const nav = document.querySelector('nav')
    return [nav?.dataset.view, nav?.querySelector('[aria-current=true]')?.textContent]
  }
  expect([view(''), scrollIntoView.mock.calls]).toEqual([[undefined, 'Guide'], []])
  expect(view('#quick-reference')).toEqual(['commands', 'Commands only'])
  expect(scrollIntoView).toHaveBeenCalledTimes(scrolls)
  expect(view('#other')).toEqual([undefined, 'Guide'])
  expect(scrollIntoView).toHaveBeenCalledTimes(scrolls)
})
