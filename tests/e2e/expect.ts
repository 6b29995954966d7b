import { expect as base, type Locator, type Page } from '@playwright/test'

/** Like `expect.poll`, but asks in each frame. By default, Playwright asks again after 100 ms, then after 250 ms. */
export const expectSoon = <T>(ask: () => T | Promise<T>, message?: string) =>
  base.poll(ask, { intervals: [1000 / 60], ...(message && { message }) })

/** Playwright's `expect` with more matchers. */
export const expect = base.extend({
  /**
   * Passes once the reader sees the element: it is in the window, not transparent, and nothing clips or covers it. A
   * dialog also hides what is behind it. `toBeVisible` also passes for what is clipped, covered, or transparent.
   * @param inPart whether a part of the element in the window is enough
   */
  async toBeSeen(locator: Locator, { inPart = false }: { readonly inPart?: boolean } = {}) {
    await expectSoon(() => locator.evaluateAll(sightOf), `${locator}`).toBe('seen')
    if (!inPart) await base(locator).toBeInViewport({ ratio: 1 })
    return { pass: true, message: () => '' }
  },
  /** Like `toHaveText`, but asks in each frame. */
  async toHaveTextSoon(locator: Locator, text: string | RegExp) {
    await locator.filter({ hasText: text }).waitFor()
    await base(locator).toHaveText(text)
    return { pass: true, message: () => '' }
  },
  /** Passes once the page has scrolled that far, in pixels. */
  async toBeScrolledTo(page: Page, top: number) {
    await expectSoon(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
    return { pass: true, message: () => '' }
  },
})

/** Runs in the page. Checks all at once, because what a test looks for may soon be gone. */
function sightOf([element, ...others]: (HTMLElement | SVGElement)[]): string {
  if (element === undefined || others.length > 0) return element ? 'several elements' : 'no element'
  const box = element.getClientRects()[0] ?? new DOMRect()
  const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
  const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
  const { pointerEvents } = element.style
  // Otherwise, a message that lets clicks through would not be found.
  element.style.pointerEvents = 'auto'
  const top = document.elementFromPoint(x, y)
  element.style.pointerEvents = pointerEvents
  if (!element.contains(top))
    return `outside, clipped, or covered by ${top?.outerHTML.slice(0, 80)}`
  const { backgroundColor } = getComputedStyle(element)
  const isPane = element instanceof HTMLDialogElement && backgroundColor === 'rgba(0, 0, 0, 0)'
  return isPane || !element.checkVisibility({ opacityProperty: true }) ? 'transparent' : 'seen'
}
