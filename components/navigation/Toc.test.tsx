import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { doneStepsItem } from '../../lib/browser/storage/storage-items'
import { send } from '../../tests/fixtures/fake-router'
import { pageAt } from '../../tests/fixtures/page-context'
import { renderForm } from '../../tests/fixtures/render-form'
import { PageContext } from '../ui/PageContext'
import { Toc } from './Toc'

const TOPS: Readonly<Record<string, number>> = {
  one: 100,
  two: 500,
  hidden: 550,
  near: 590,
  three: 1900,
}
const entries = Object.keys(TOPS).map((id) => ({ id, value: id, depth: 2 as const }))
let resize = () => {}
const observe = vi.fn()
const disconnect = vi.fn()

function open(closedId?: string) {
  vi.stubGlobal('innerHeight', 400)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback
      }
      observe = observe
      disconnect = disconnect
    },
  )
  Element.prototype.checkVisibility = function () {
    return this.id !== 'hidden'
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = (TOPS[this.id] ?? 0) - window.scrollY
    return { top, bottom: top, height: 0 } as DOMRect
  })
  return renderForm(
    <PageContext value={{ ...pageAt('/docs/FTC'), stepCount: 4 }}>
      <Toc entries={entries}>
        {entries.map(({ id }) => {
          const heading = <h2 id={id}>{id}</h2>
          return <div key={id}>{id === closedId ? <details>{heading}</details> : heading}</div>
        })}
      </Toc>
    </PageContext>,
  )
}

it('the contents mark the heading that the reader has reached, and the steps that are done', () => {
  doneStepsItem('/docs/FTC').set(['two', 'elsewhere'])
  const { textsOf } = open()
  const current = () => [
    ...textsOf('.toc-bar summary > span:first-child'),
    ...textsOf('.toc-rail [aria-current=location]'),
  ]
  expect(current(), 'before the layout is known').toEqual(['On this page', 'one'])
  const scrollTo = (scrollY: number) => {
    vi.stubGlobal('scrollY', scrollY)
    act(() => void window.dispatchEvent(new Event('scroll')))
    return current()
  }
  act(resize)
  expect(observe.mock.calls).toEqual([[document.body]])
  expect(current(), 'a line at a quarter of the window').toEqual(['one', 'one'])
  expect(scrollTo(399)).toEqual(['one', 'one'])
  expect(scrollTo(400)).toEqual(['two', 'two'])
  expect(scrollTo(450), 'a hidden heading cannot be reached').toEqual(['two', 'two'])
  expect(scrollTo(1597)).toEqual(['near', 'near'])
  expect(scrollTo(1598), 'the end of the page').toEqual(['three', 'three'])
  window.location.hash = '#two'
  expect(scrollTo(500), 'the heading in the URL').toEqual(['two', 'two'])
  window.location.hash = '#one'
  act(() => send('hashChangeComplete', '/docs/FTC#one', { shallow: false }))
  expect(current(), 'a heading above the window').toEqual(['near', 'near'])
  expect(scrollTo(0)).toEqual(['one', 'one'])
  expect(textsOf('.toc-rail .toc-progress')).toEqual(['1 of 4 steps done'])
  expect(textsOf('.toc-bar .toc-progress')).toEqual(['1/4 steps done'])
  expect(textsOf('.toc-rail [data-done]')).toEqual(['two'])
  const scrubber = document.querySelector('.toc-rail path')?.getAttribute('d')
  expect(scrubber).toBe('M54 0h8l-4 6zM0 8v4h56V8z')
})

it('above the first heading in view, the contents mark this one', () => {
  const { textsOf } = open()
  Element.prototype.checkVisibility = function () {
    return this.id !== 'one'
  }
  act(resize)
  expect(textsOf('.toc-rail [aria-current=location]')).toEqual(['two'])
})

it('what follows a closed row is not marked as its content', () => {
  const { textsOf } = open('two')
  vi.stubGlobal('scrollY', 450)
  act(resize)
  expect(textsOf('.toc-rail [aria-current=location]')).toEqual(['one'])
})
