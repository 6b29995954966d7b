import type { Page } from '@playwright/test'
import { siteConfig } from '../../lib/content/settings/site-config'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'
import { noteShifts, shiftsOf } from './layout-shifts'
import { isFocusLost } from './lost-focus'
import { expect, test } from './site-test'

test('§4 announcement bar appears, links to its page, and can be dismissed', async ({
  page,
  docs,
}) => {
  await test.step('§4 announcement bar appears and links to its page', async () => {
    await docs.open('/docs')
    await expect(docs.announcement).toContainText('FTC 5.5 is out.')
    await docs.announcement.getByRole('link').click()
    await expect(page).toHaveURL('/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0')
  })

  await test.step('§4 a dismissed announcement stays away, without a layout shift', async () => {
    await noteShifts(page)
    await countFrames(page)
    await docs.open('/docs')
    await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
    await expect(docs.announcement).toBeHidden()
    expect(await isFocusLost(page)).toBe(false)
    await page.reload()
    await expect(docs.title).toBeVisible()
    await expect(docs.announcement).toBeHidden()
    await docs.open('/docs/Stream/API/Introduction')
    await expect(docs.announcement).toBeHidden()
    expect(await shiftsOf(page)).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'announcementFrames'))).toBe(0)
  })
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

test('§4 an announcement whose last day is over stays away after hydration', async ({
  page,
  docs,
}) => {
  // The head script sets this attribute when it finds that the last day is over.
  await page.addInitScript((name) => {
    addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute(name, ''))
  }, ROOT_ATTRIBUTES.announcementDismissed)
  await docs.open('/docs')
  await expect(docs.announcement).toBeHidden()
})

/** Counts the frames in which the announcement bar is visible until the page has loaded. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'announcementFrames', 0)
    const everyFrame = () => {
      const bar = document.querySelector('[aria-label="Announcement"]')
      if (bar instanceof HTMLElement && bar.offsetHeight > 0)
        Reflect.set(window, 'announcementFrames', Reflect.get(window, 'announcementFrames') + 1)
      if (document.readyState !== 'complete') requestAnimationFrame(everyFrame)
    }
    requestAnimationFrame(everyFrame)
  })
}
