import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { Footer } from './Footer'

const box = document.createElement('div')
act(() => createRoot(box).render(<Footer />))
const goToTop = () => act(() => box.querySelector('button')?.click())

let frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames = []
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', y))
})

/** Runs the next animation frame's callback; returns false if none was requested. */
function paintFrame(): boolean {
  const frame = frames.shift()
  frame?.(0)
  return frame !== undefined
}

it('the animated scroll to the top stops when the reader scrolls down', () => {
  vi.stubGlobal('scrollY', 1000)
  goToTop()
  paintFrame()
  expect(window.scrollY).toBe(850)
  vi.stubGlobal('scrollY', 851)
  paintFrame()
  expect(window.scrollY, 'the browser had rounded').toBe(723)
  vi.stubGlobal('scrollY', 725)
  paintFrame()
  expect(window.scrollY).toBe(725)
  expect(frames).toEqual([])
})

it('§9 each frame of back to top leaves 0.85 of the remaining distance', () => {
  vi.stubGlobal('scrollY', 3000)
  goToTop()
  for (let position = 3000; position > 0; ) {
    position = Math.floor(position * 0.85)
    paintFrame()
    expect(window.scrollY).toBe(position)
  }
  expect(paintFrame()).toBe(false)
})

it('§9 with reduced motion, back to top jumps to the title, which gets the focus', () => {
  const reduced = '(prefers-reduced-motion: reduce)'
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === reduced }))
  document.body.innerHTML = '<h1 id="main-content"></h1>'
  vi.stubGlobal('scrollY', 3000)
  goToTop()
  expect([window.scrollY, document.activeElement?.id, frames]).toEqual([0, 'main-content', []])
})
