// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { keepLine } from './keep-line'

it('a line stays in place when the width of the window changes, and not when its height does', () => {
  let top = 150
  const scrollBy = vi.fn()
  const caretPositionFromPoint = vi.fn(() => ({ getClientRect: () => ({ top }) }))
  Object.assign(document, { caretPositionFromPoint })
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
  vi.stubGlobal('scrollY', 0)
  findLine()
  resize(500)
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  listening.abort()
  resize(600)
  expect(scrollBy).toHaveBeenCalledTimes(2)
})
