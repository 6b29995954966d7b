// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { keepLine } from './keep-line'

it('a line stays in place when the width of the window changes, and not when its height does', () => {
  let top = 150
  document.body.innerHTML = '<p>text</p><input>'
  const [offsetNode, field] = [
    document.querySelector('p')?.firstChild,
    document.querySelector('input'),
  ]
  const scrollBy = vi.fn()
  const caretPositionFromPoint = vi.fn((): object => ({ offset: 4, offsetNode }))
  const measured: string[] = []
  Object.assign(document, { caretPositionFromPoint })
  Range.prototype.getBoundingClientRect = function () {
    measured.push(this.toString())
    return new DOMRect(0, top)
  }
  vi.stubGlobal('scrollBy', scrollBy)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback())
  const listening = new AbortController()
  const findLine = keepLine(listening.signal)
  const resize = (innerWidth: number) => {
    top += 20
    vi.stubGlobal('innerWidth', innerWidth)
    window.dispatchEvent(new Event('resize'))
  }
  vi.stubGlobal('scrollY', 1)
  findLine()
  expect(caretPositionFromPoint.mock.calls).toEqual([[512, 160]])
  resize(1024)
  expect(scrollBy).not.toHaveBeenCalled()
  resize(400)
  expect(scrollBy.mock.calls).toEqual([[{ top: 40, behavior: 'instant' }]])
  // The end of the scroll by the site itself: the reader has chosen no other line.
  findLine()
  expect(caretPositionFromPoint).toHaveBeenCalledTimes(1)
  vi.stubGlobal('scrollY', 0)
  findLine()
  resize(500)
  expect(new Set(measured)).toEqual(new Set(['t']))
  vi.stubGlobal('scrollY', 1)
  caretPositionFromPoint.mockReturnValue({ offset: 4, offsetNode: field })
  findLine()
  resize(600)
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 20, behavior: 'instant' })
  listening.abort()
  resize(700)
  expect(scrollBy).toHaveBeenCalledTimes(2)
})
