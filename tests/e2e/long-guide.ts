import type { Locator, Page } from '@playwright/test'

export const LONGEST_GUIDE = '/docs/FTC/Installation_Guides/Kubernetes/AWS'

/** The heading of the last step of a guide. */
export function lastStep(page: Page): Locator {
  return page.locator('.steps').last().locator('.step').last().locator('h3')
}

export async function topOf(element: Locator): Promise<number> {
  return Math.round(await element.evaluate((shown) => shown.getBoundingClientRect().top))
}
