import { act, createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { pressKey, renderForm } from '../../tests/fixtures/render-form'
import { CopyButton } from './CopyButton'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})

function open(missing: number) {
  const code = createRef<HTMLPreElement>()
  const { textsOf } = renderForm(
    <>
      <pre ref={code}>helm list</pre>
      <CopyButton code={code} name="Shell" missing={missing} />
    </>,
  )
  const button = document.querySelector('button')
  return {
    button,
    copy: () => act(async () => button?.click()),
    spoken: () => textsOf('[aria-live]').join(),
  }
}

it('says that it copied the code, for a while, and how many values are missing', async () => {
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { button, copy, spoken } = open(2)
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
  button?.focus()
  pressKey('Escape')
  expect(spoken()).toBe('')
})

it('without a clipboard, it selects the code and says so', async () => {
  const { copy, spoken } = open(0)
  await copy()
  expect(spoken()).toBe('Not copied, but selected')
  expect(String(window.getSelection())).toBe('helm list')
})
