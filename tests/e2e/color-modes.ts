import { expect, type Page } from '@playwright/test'
import type { ColorMode } from './matrix'

/** Changes the color mode as a choice in another tab does (B06): it needs no control of the page, nor a new load. */
export async function chooseColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
  }, mode)
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
}
