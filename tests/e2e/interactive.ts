import { expect, type Page } from '@playwright/test'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'

/** Waits until React runs the page, which comes by itself: the site marks its root then. */
export async function whenInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started')
}

/** Lays out what is below the window, as when the reader comes near: only then it has sizes, and boxes that scroll. */
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
