import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules whose result differs between the color modes. */
export const COLOR_RULES = ['color-contrast'] as const

/**
 * What axe finds wrong with the page as it shows now: one line per element.
 * @param rules rules to run; all when left out
 */
export async function axeViolations(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  await whenMotionEnds(page)
  const builder = new AxeBuilder({ page })
  if (rules !== undefined) builder.withRules([...rules])
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** Colors that fade in would count with their color half way. */
async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}
