import type { Page } from '@playwright/test'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import type { ColorMode } from './axe'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

const FAQ = '/docs/Stream/FAQ'

test('§4 the reader’s color mode applies everywhere', async ({ page, docs }) => {
  const { colorModeSwitch } = docs.navbar

  await test.step('§4 the switch changes the color mode, which stays after a reload and on other pages', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await docs.open(FAQ)
    await expectMode(page, 'light')
    const light = await paperColor(page)
    await colorModeSwitch.press('Enter')
    await expectMode(page, 'dark')
    await expect(colorModeSwitch).toHaveAccessibleName('Color mode: dark')
    expect(await paperColor(page)).not.toBe(light)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await expectMode(page, 'dark')
    await docs.open('/docs/FTC')
    await expectMode(page, 'dark')
  })

  await test.step('§4 garbage in every storage key changes nothing', async () => {
    // A color mode of two words would be no valid class.
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.setItem(key, 'two {"words')
    }, Object.values(STORAGE_KEYS))
    await page.reload()
    await whenInteractive(page)
    await expectMode(page, 'light')
    await expect(docs.announcement).toBeSeen()
    await colorModeSwitch.click()
    await expectMode(page, 'dark')
  })
})

async function expectMode(page: Page, mode: ColorMode): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
  await expect(page.locator('html')).toContainClass(mode)
}

async function paperColor(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
