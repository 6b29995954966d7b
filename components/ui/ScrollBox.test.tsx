import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderForm } from '../../tests/fixtures/render-form'
import { ScrollBox } from './ScrollBox'

it('a box is a tab stop while its content is wider or taller than it', () => {
  const observed: Element[] = []
  let measure = () => undefined
  const Observer = class {
    constructor(callback: () => undefined) {
      measure = callback
    }
    observe = (element: Element) => observed.push(element)
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  renderForm(
    <ScrollBox className="wide">
      <p />
    </ScrollBox>,
  )
  const box = document.querySelector('div.wide[role=group]')
  expect(observed).toEqual([box, box?.firstChild])
  const isStop = (sizes: readonly number[]) => {
    for (const [index, name] of SIZES.entries())
      Object.defineProperty(box, name, { value: sizes[index], configurable: true })
    act(() => measure())
    return box?.getAttribute('tabindex') === '0'
  }
  const cases = [
    [0, 0, 0, 0],
    [9, 9, 9, 9],
    [0, 0, 9, 9],
    [9, 9, 10, 9],
    [9, 9, 9, 10],
  ]
  expect(cases.map(isStop), 'hidden, fitting, hidden, wide, tall').toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
})

const SIZES = ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight']
