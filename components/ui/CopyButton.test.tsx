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

it.each([
  [0, 'Copy Shell', 'Copied', ''],
  [2, 'Copy Shell: 2 values missing', 'Copied · 2 values missing', 'Copied · 2 values missing'],
])(
  'with %i values missing, it says so until the next action',
  async (missing, title, said, stays) => {
    const writeText = vi.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const { button, copy, spoken } = open(missing)
    expect([button?.title, spoken()]).toEqual([title, ''])
    await copy()
    expect(writeText.mock.calls).toEqual([['helm list']])
    act(() => vi.advanceTimersByTime(1999))
    expect([spoken(), button?.dataset.copied]).toEqual([said, ''])
    act(() => vi.advanceTimersByTime(60_000))
    expect(spoken()).toBe(stays)
    await copy()
    button?.focus()
    pressKey('Escape')
    expect(spoken()).toBe('')
  },
)

it('without a clipboard, it selects the code and says so', async () => {
  const { copy, spoken } = open(0)
  await copy()
  expect(spoken()).toBe('Not copied, but selected')
  expect(String(window.getSelection())).toBe('helm list')
})
