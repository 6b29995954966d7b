import { expect, type Page } from '@playwright/test'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'

/** Waits until the page answers the reader: the site marks its root when its listeners are in place. */
export async function whenInteractive(page: Page): Promise<void> {
  // React starts when what it answers is focused.
  await page.evaluate(() =>
    document
      .querySelector('[data-early-click]')
      ?.dispatchEvent(new Event('focusin', { bubbles: true })),
  )
  await expect(page.locator('html')).toHaveAttribute('data-reading')
  await expect(page.locator('html')).toHaveAttribute('data-started')
}

/** Lays out what is below the window at once, as idle time does: what is not laid out has no sizes to look at. */
export function layOut(page: Page): Promise<void> {
  return page.evaluate(
    (attribute) => document.documentElement.removeAttribute(attribute),
    ROOT_ATTRIBUTES.lateLayout,
  )
}

/** Waits until nothing moves or changes its color any more. */
export async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}
