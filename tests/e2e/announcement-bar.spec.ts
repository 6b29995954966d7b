import type { Page } from '@playwright/test'
import { siteConfig } from '../../lib/content/settings/site-config'
import { isFocusLost } from './lost-focus'
import { expect, test } from './site-test'

test('§4 announcement bar shows and leads to what it announces', async ({ page, docs }) => {
  await docs.open('/docs')
  await expect(docs.announcement).toContainText('FTC 5.5 is out.')
  await docs.announcement.getByRole('link').click()
  await expect(page).toHaveURL('/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0')
})

test('§4 a dismissed announcement stays away, without a layout shift', async ({ page, docs }) => {
  await watchLayout(page)
  await docs.open('/docs')
  await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
  await expect(docs.announcement).toBeHidden()
  await page.reload()
  await expect(docs.title).toBeVisible()
  await expect(docs.announcement).toBeHidden()
  await docs.open('/docs/Stream/API/Introduction')
  await expect(docs.announcement).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShifts'))).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'announcementFrames'))).toBe(0)
})

for (const way of ['mouse', 'key'] as const)
  test(`an announcement that is dismissed by ${way} leaves the focus on the page`, async ({
    page,
    docs,
  }) => {
    await docs.open('/docs')
    const button = docs.announcement.getByRole('button', { name: 'Dismiss announcement' })
    if (way === 'mouse') await button.click()
    else await button.press('Enter')
    await expect(docs.announcement).toBeHidden()
    expect(await isFocusLost(page)).toBe(false)
  })

test('§4 an announcement with another id shows again', async ({ page, docs }) => {
  await page.addInitScript(() => {
    localStorage.setItem('announcement.id', 'an older one')
    localStorage.setItem('announcement.dismissed', 'true')
  })
  await docs.open('/docs')
  await expect(docs.announcement).toBeVisible()
  expect(siteConfig.announcementBar?.id).not.toBe('an older one')
})

/** Notes layout shifts, and frames in which an announcement has a height. */
async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: number[] = []
    Reflect.set(window, 'layoutShifts', layoutShifts)
    Reflect.set(window, 'announcementFrames', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layoutShifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    const everyFrame = () => {
      const bar = document.querySelector('[aria-label="Announcement"]')
      if (bar instanceof HTMLElement && bar.offsetHeight > 0)
        Reflect.set(window, 'announcementFrames', Reflect.get(window, 'announcementFrames') + 1)
      if (document.readyState !== 'complete') requestAnimationFrame(everyFrame)
    }
    requestAnimationFrame(everyFrame)
  })
}
