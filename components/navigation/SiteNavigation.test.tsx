import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PROGRESS_BAR } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { router, send } from '../../tests/fixtures/fake-router'
import { pressKey, renderForm } from '../../tests/fixtures/render-form'
import { SiteNavigation } from './SiteNavigation'
import { useRouteChange } from './useRouteChange'

vi.mock('next/router', async () => {
  const fake = await import('../../tests/fixtures/fake-router')
  return { default: fake.router, useRouter: fake.useRouter }
})

const { delayMs, minimum, speedMs, trickleRate, trickleSpeedMs } = PROGRESS_BAR
const NEXT_PAGE = ['/docs/FTC', { shallow: false }] as const

let form: ReturnType<typeof renderForm>
const render = () => form.show(<SiteNavigation Highlight={() => null} />)

beforeEach(() => {
  setReducedMotion(false)
  router.asPath = '/docs'
  form = renderForm(null)
  render()
})

function setReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const bar = () => document.querySelector<HTMLElement>('[data-bar]')
const loading = () => document.querySelector('.loader')?.textContent
/** Progress of the bar, from 0 to 1. */
const share = () => 1 + Number(/\((-?[\d.]+)%/.exec(bar()?.style.transform ?? '')?.[1]) / 100

it('§9 a quick navigation, or one within the page, never shows the progress bar or the loader', () => {
  send('routeChangeStart', ...NEXT_PAGE)
  wait(delayMs - 1)
  const isQuiet = () => bar() === null && loading() === ''
  expect(isQuiet()).toBe(true)
  send('routeChangeComplete', ...NEXT_PAGE)
  wait(10 * delayMs)
  expect(isQuiet()).toBe(true)
  send('hashChangeStart', '/docs/FTC#ports', { shallow: false })
  wait(11 * delayMs)
  expect(isQuiet()).toBe(true)
})

it('§9 the bar starts at 0.08, grows by up to 0.02 every 800 ms, and never reaches the end', () => {
  send('routeChangeStart', ...NEXT_PAGE)
  wait(delayMs)
  expect(share()).toBeCloseTo(minimum)
  expect(bar()?.childElementCount).toBe(0)
  wait(trickleSpeedMs)
  expect(share()).toBeGreaterThan(minimum)
  expect(share()).toBeLessThanOrEqual(minimum + trickleRate)
  for (let round = 0; round < 200; round += 1) {
    const before = share()
    wait(trickleSpeedMs)
    expect(share()).toBeGreaterThanOrEqual(before)
  }
  expect(share()).toBeCloseTo(0.994, 5)
})

it('§9 with reduced motion, the bar does not grow', () => {
  setReducedMotion(true)
  send('routeChangeStart', ...NEXT_PAGE)
  wait(delayMs)
  wait(10 * trickleSpeedMs)
  expect(share()).toBeCloseTo(minimum)
})

it('a page restored from the back/forward cache has no bar or loader of the navigation that left it', () => {
  send('routeChangeStart', ...NEXT_PAGE)
  wait(delayMs)
  expect(loading()).toBe(MESSAGES.loadingPage)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  wait(2 * speedMs)
  expect(bar()).toBeNull()
  expect(loading()).toBe('')
})

it('a screen reader announces the title of a new page, but nothing when only query or hash change', () => {
  const goTo = (path: string) => {
    router.asPath = path
    document.title = `Title of ${path}`
    render()
    return document.querySelector('[aria-live="assertive"]')?.textContent
  }
  expect(goTo('/docs#ports')).toBe('')
  expect(goTo('/docs?q=event')).toBe('')
  expect(goTo('/docs/FTC?q=event#ports')).toBe('Title of /docs/FTC?q=event#ports')
})

const focused = () => document.activeElement?.textContent

it.each([
  ['a key', true, MESSAGES.retry],
  ['the mouse', false, ''],
])(
  'after %s opened a link that failed, Escape dismisses the error',
  async (_input, isKey, expected) => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const link = document.body.appendChild(document.createElement('button'))
    link.focus()
    vi.spyOn(link, 'matches').mockReturnValue(isKey)
    expect(() => send('routeChangeError', new Error('no code'), '/docs/FTC')).toThrow()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(
      MESSAGES.pageUnreachable,
    )
    expect(focused()).toBe(expected)
    pressKey('Escape')
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(document.activeElement).toBe(link)
  },
)

it('what it announces comes after the page, so that reading a page starts with the page', () => {
  const parts = [...document.querySelectorAll('body > :first-child, [aria-live]')]
  expect(parts.map(({ tagName }) => tagName)).toEqual(['DIV', 'P', 'P'])
  expect(document.querySelector('body > :first-child [aria-live]')).toBeNull()
})

let isNavigating = () => false
function RouteChange() {
  isNavigating = useRouteChange({ current: undefined }).isNavigating
  return null
}

// Back that comes before the end of a navigation must cancel it.
it('a navigation that cancels another one is under way until its own end', () => {
  form.show(<RouteChange />)
  send('routeChangeStart', '/docs?q=a', { shallow: true })
  send('routeChangeStart', ...NEXT_PAGE)
  send('routeChangeError', { cancelled: true }, '/docs?q=a')
  expect(isNavigating()).toBe(true)
  send('routeChangeComplete', ...NEXT_PAGE)
  expect(isNavigating()).toBe(false)
})

it('§2 a link within the site is prefetched, and followed by the router; others are left to the browser', () => {
  const push = vi.spyOn(router, 'push').mockResolvedValue()
  const prefetch = vi.spyOn(router, 'prefetch')
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="/docs/FTC?q=a#b"><b>In</b></a><a href="/docs#top">Here</a><a href="//a.example">Out</a><a>None</a>',
  )
  const send = (type: string, init: MouseEventInit = {}) =>
    [...document.querySelectorAll('b, a:not(:has(b))')].map((target) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
      document.addEventListener('click', (end) => end.preventDefault(), { once: true })
      target.dispatchEvent(event)
      return target.textContent
    })
  send('click', { ctrlKey: true })
  expect(push).not.toHaveBeenCalled()
  send('click')
  expect(push.mock.calls).toEqual([['/docs/FTC?q=a#b'], ['/docs#top']])
  expect(focus.mock.calls).toEqual(Array(2).fill([{ preventScroll: true }]))
  prefetch.mockClear()
  for (const type of ['pointerover', 'focusin', 'touchstart']) send(type)
  const call = ['/docs/FTC', undefined, { priority: true }]
  expect(prefetch.mock.calls).toEqual([call, call, call])
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  send('pointerover')
  vi.stubGlobal('navigator', { onLine: false })
  send('pointerover')
  expect(prefetch).toHaveBeenCalledTimes(3)
})

it('a cancellation and a failed style sheet are not reported as errors; the sheet loads at the next action', () => {
  const sheet = Object.assign(document.createElement('link'), { href: '/a.css' })
  const isReported = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
    window.dispatchEvent(event)
    return !event.defaultPrevented
  }
  const reasons = [{ cancelled: true }, { target: sheet }, new Error('other'), undefined]
  expect(reasons.map(isReported)).toEqual([false, false, true, true])
  const href = vi.spyOn(sheet, 'href', 'set')
  for (const type of ['pointerdown', 'keydown']) window.dispatchEvent(new Event(type))
  expect(href.mock.calls).toEqual([[''], [sheet.href]])
  form.show(null)
  expect(isReported({ cancelled: true })).toBe(true)
})
