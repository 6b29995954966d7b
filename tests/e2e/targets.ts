import type { Page } from '@playwright/test'
import { whenInteractive } from './interactive'

/** Minimum size of a touch target, in CSS pixels (WCAG 2.5.8). */
const LEAST_TARGET = 24

/**
 * Touch targets that are too small: one line each. Links within text are exempt, because the line determines their
 * height. A control and its label count as one target.
 * @param within selector of the part to check
 */
export async function smallTargets(
  page: Page,
  least = LEAST_TARGET,
  within = 'body',
): Promise<readonly string[]> {
  await whenInteractive(page)
  return page.evaluate(
    ({ least: side, within: part }) => {
      const lines = 'p, li, dt, dd, th, td, h2, h3, h4, figcaption'
      const boxOf = (element: Element): DOMRect => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
        const own = element.getBoundingClientRect()
        const around = label?.getBoundingClientRect()
        return around !== undefined && around.width * around.height > own.width * own.height
          ? around
          : own
      }
      const isInText = (element: Element) =>
        element instanceof HTMLAnchorElement &&
        getComputedStyle(element).display === 'inline' &&
        element.closest(lines) !== null
      return [
        ...document.querySelectorAll(
          `${part} :is(a[href], button, input, select, textarea, summary, [role="option"])`,
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !isInText(element))
        .map((element) => ({ element, box: boxOf(element) }))
        .filter(({ box }) => Math.round(box.width) < side || Math.round(box.height) < side)
        .map(({ element, box }) => {
          const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
          const name = `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`
          return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`
        })
    },
    { least, within },
  )
}
