import { expect as base, type Locator } from '@playwright/test'

/** Playwright's `expect` with one more matcher, as `toBeVisible` also passes for what is clipped, covered, or transparent. */
export const expect = base.extend({
  /**
   * Passes once the reader sees the element: it is in the window, not transparent, and nothing clips or covers it. A
   * dialog also hides what is behind it.
   * @param ratio least share of the element that is in the window
   */
  async toBeSeen(locator: Locator, { ratio = 1 }: { readonly ratio?: number } = {}) {
    await base(locator).toBeVisible()
    await base(locator).toBeInViewport({ ratio })
    await base.poll(() => locator.evaluate(sightOf), `${locator}`).toBe('seen')
    return { pass: true, message: () => '' }
  },
})

/** Runs in the page. */
function sightOf(element: HTMLElement | SVGElement): string {
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
  const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
  const { style } = element
  const { pointerEvents } = style
  // Otherwise, a message that lets clicks through would not be found.
  style.pointerEvents = 'auto'
  const top = document.elementFromPoint(x, y)
  style.pointerEvents = pointerEvents
  if (!element.contains(top)) return `clipped, or covered by ${top?.outerHTML.slice(0, 80)}`
  const { backgroundColor } = getComputedStyle(element)
  const isPane = element instanceof HTMLDialogElement && backgroundColor === 'rgba(0, 0, 0, 0)'
  return isPane || !element.checkVisibility({ opacityProperty: true }) ? 'transparent' : 'seen'
}
