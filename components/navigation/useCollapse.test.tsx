// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useCollapse } from './useCollapse'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => ({ matches: false }))

function Section({ isOpen }: { readonly isOpen: boolean }) {
  const { ref, hidden } = useCollapse(isOpen, true)
  return <div ref={ref} hidden={hidden} />
}

it('a section reopened before the event of its finished closing stays visible', () => {
  const animations: { onfinish?: () => void }[] = []
  Object.assign(HTMLElement.prototype, {
    // The browser no longer lists an animation that has finished, but its event is still to come.
    getAnimations: () => [],
    animate: () => {
      animations.push({})
      return animations.at(-1)
    },
  })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  for (const isOpen of [true, false, true]) act(() => root.render(<Section isOpen={isOpen} />))
  animations[0]?.onfinish?.()
  expect(box.querySelector('div')?.hidden).toBe(false)
  act(() => root.render(<Section isOpen={false} />))
  animations.at(-1)?.onfinish?.()
  expect(box.querySelector('div')?.hidden).toBe(true)
})
