import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { whenInteractive, whenMotionEnds } from './interactive'

/** The rules whose result differs between the color modes. */
const COLOR_RULES = ['color-contrast'] as const

export type ColorMode = 'light' | 'dark'

type AxeScope = {
  /** Selector of the part to check. */
  readonly within?: string
  /** Rules to run; all by default. */
  readonly rules?: readonly string[]
}

/** axe's findings in light mode, and those of color rules in dark mode; leaves the page in light mode. */
export async function axeInBothModes(page: Page, within = 'html'): Promise<readonly string[]> {
  const light = await axeInMode(page, 'light', { within })
  const dark = await axeInMode(page, 'dark', { within, rules: COLOR_RULES })
  await chooseColorMode(page, 'light')
  return [...light, ...dark]
}

/** axe's findings on the visible page: one line per element. */
export async function axeInMode(
  page: Page,
  mode: ColorMode,
  { within = 'html', rules }: AxeScope = {},
): Promise<readonly string[]> {
  await chooseColorMode(page, mode)
  await whenInteractive(page)
  await whenMotionEnds(page)
  // `@axe-core/playwright` would load axe again for every run, which takes longer than checking a menu.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  const { violations }: AxeResults = await page.evaluate(
    ([context, runOptions]) => Reflect.get(window, 'axe').run(context, runOptions),
    [within, options] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any }) => `${mode}: ${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`,
    ),
  )
}

/** Changes the color mode as a choice in another tab would: without a control or a reload. */
export async function chooseColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
  }, mode)
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
}
