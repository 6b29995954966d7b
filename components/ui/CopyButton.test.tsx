import { act, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyButton } from './CopyButton'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})

async function open(missing: number) {
  document.body.innerHTML = '<div></div>'
  const box = document.body.querySelector('div') ?? document.body
  const code = createRef<HTMLPreElement>()
  await act(async () =>
    createRoot(box).render(
      <>
        <pre ref={code}>helm list</pre>
        <CopyButton code={code} name="Shell" missing={missing} />
      </>,
    ),
  )
  const button = box.querySelector('button')
  return {
    button,
    copy: () => act(async () => button?.click()),
    spoken: () => box.querySelector('[aria-live]')?.textContent,
  }
}

it('says that it copied the code, for a while, and how many values are missing', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { button, copy, spoken } = await open(2)
  expect(button?.title).toBe('Copy Shell: 2 values missing')
  expect(spoken()).toBe('')
  await copy()
  expect(writeText.mock.calls).toEqual([['helm list']])
  expect([spoken(), button?.dataset.copied]).toEqual(['Copied · 2 values missing', ''])
  act(() => vi.advanceTimersByTime(1999))
  expect(spoken()).not.toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(spoken()).toBe('')
  await copy()
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  act(() => void button?.dispatchEvent(key))
  expect(spoken()).toBe('')
})

it('without a clipboard, it selects the code and says so', async () => {
  const { copy, spoken } = await open(0)
  await copy()
  expect(spoken()).toBe('Not copied, but selected')
  expect(String(window.getSelection())).toBe('helm list')
})
