// @vitest-environment jsdom
import { act, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyButton } from './CopyButton'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => vi.restoreAllMocks())

it.each([
  ['a PC', 'Win32', false, 'Press Ctrl+C'],
  ['a Mac', 'MacIntel', false, 'Press ⌘C'],
  ['a phone', 'iPhone', true, 'Selected'],
])(
  'on %s without a clipboard, it selects the code and says how to copy it',
  async (_device, platform, isTouch, words) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
    document.body.innerHTML = '<div></div>'
    const box = document.body.querySelector('div') ?? document.body
    const code = createRef<HTMLPreElement>()
    await act(async () =>
      createRoot(box).render(
        <>
          <pre ref={code}>helm list</pre>
          <CopyButton code={code} name="Shell" missing={0} />
        </>,
      ),
    )
    await act(async () => box.querySelector('button')?.click())
    expect(box.querySelector('[aria-live]')?.textContent).toBe(words)
    expect(box.querySelector('button')?.textContent).toBe(words)
    expect(String(window.getSelection())).toBe('helm list')
  },
)
