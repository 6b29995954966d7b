// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishProgressBar, startProgressBar } from './progress-bar'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  finishProgressBar()
  vi.advanceTimersByTime(5_000)
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const bar = () => document.querySelector<HTMLElement>('[data-bar]')

/** Share of its way that the bar has gone, from 0 to 1; null when there is none. */
function share(): number | null {
  const offset = /^translate3d\((-?[\d.]+)%/.exec(bar()?.style.transform ?? '')?.[1]
  return offset === undefined ? null : 1 + Number(offset) / 100
}

it('§9 starts at 0.08 and gets there in 200 ms', () => {
  startProgressBar()
  expect(share()).toBeCloseTo(0.08)
  expect(bar()?.style.transition).toContain('transform 200ms')
})

it('§9 trickles every 800 ms by up to 0.02', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  startProgressBar()
  vi.advanceTimersByTime(799)
  expect(share()).toBeCloseTo(0.08)
  vi.advanceTimersByTime(1)
  expect(share()).toBeCloseTo(0.1)
  vi.advanceTimersByTime(800)
  expect(share()).toBeCloseTo(0.12)
})

it('§9 has no spinner', () => {
  startProgressBar()
  expect(bar()?.childElementCount).toBe(0)
})

it('starts anew while the last one fades', () => {
  startProgressBar()
  finishProgressBar()
  startProgressBar()
  vi.advanceTimersByTime(700)
  expect(share()).toBeCloseTo(0.08)
  expect(document.querySelectorAll('[data-bar]')).toHaveLength(1)
})
