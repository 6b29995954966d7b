// @vitest-environment jsdom
import nprogress from 'nprogress'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishProgressBar, startProgressBar } from './progress-bar'

let prefersReducedMotion = false

beforeEach(() => {
  vi.useFakeTimers()
  prefersReducedMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }))
})
afterEach(() => {
  nprogress.remove()
  nprogress.status = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const bar = () => document.querySelector('[data-bar]')

it('starts with the numbers of the specification, §9', () => {
  startProgressBar()
  expect(bar()).not.toBeNull()
  expect(nprogress.status).toBe(0.08)
  expect(nprogress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickle: true,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  })
})

it('has no spinner', () => {
  startProgressBar()
  expect(document.querySelector('.spinner')).toBeNull()
})

it('does not trickle under reduced motion', () => {
  prefersReducedMotion = true
  startProgressBar()
  vi.advanceTimersByTime(10_000)
  expect(nprogress.status).toBe(0.08)
})

it('trickles otherwise, and stays below the end', () => {
  startProgressBar()
  vi.advanceTimersByTime(1_000)
  expect(nprogress.status).toBeGreaterThan(0.08)
  vi.advanceTimersByTime(600_000)
  expect(nprogress.status).toBeLessThan(1)
})

it('goes away at the end', () => {
  startProgressBar()
  finishProgressBar()
  vi.advanceTimersByTime(5_000)
  expect(bar()).toBeNull()
  expect(nprogress.status).toBeNull()
})

it('does nothing at the end of a change that was quick', () => {
  finishProgressBar()
  vi.advanceTimersByTime(5_000)
  expect(bar()).toBeNull()
})
