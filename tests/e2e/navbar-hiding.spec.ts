import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('§2 the navbar hides while reading on, without moving the reader', async ({ page, docs }) => {
  const { navbar } = docs
  await docs.open(STREAM_LANDING)
  await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
  await page.mouse.move(720, 500)

  await test.step('§2 navbar hides on scroll down, and shows while the reader moves through it with the keyboard', async () => {
    const place = () => page.evaluate(() => window.scrollY)
    await scrollBy(page, 1200)
    await expect(navbar.brand).not.toBeInViewport()
    const before = await place()
    await navbar.brand.evaluate((link) => link.focus({ preventScroll: true }))
    await page.keyboard.press('Tab')
    await expect(navbar.link('FTC')).toBeFocused()
    await expect(navbar.brand).toBeSeen()
    expect(await place()).toBe(before)
    await scrollBy(page, 300)
    await expect(navbar.brand).toBeSeen()
    await docs.title.focus()
    await scrollBy(page, 300)
    await expect(navbar.brand).not.toBeInViewport()
  })

  await test.step('§2 it shows on scroll up, and hides although a click has left the focus in it', async () => {
    await scrollBy(page, -100)
    await expect(navbar.brand).toBeSeen()
    await navbar.search.click()
    // Without results, Chromium would warn that it has loaded their style sheet in vain.
    await page.keyboard.type('cluster')
    await expect(page.getByRole('option').first()).toBeSeen()
    await page.keyboard.press('Escape')
    await expect(navbar.search).toBeFocused()
    await page.mouse.move(720, 500)
    await scrollBy(page, 100)
    await expect(navbar.brand).not.toBeInViewport()
  })

  await test.step('the contents of a method move up only where they would leave the window', async () => {
    await docs.open('/docs/Stream/API/API_Methods/LiveControlAPI')
    await scrollBy(page, 100)
    await expect(navbar.brand).not.toBeInViewport()
    const contents = page.locator('.toc-rail')
    await expect(page.locator('.prose > p').first()).toBeSeen()
    await expect(contents).toBeSeen()
    await scrollBy(page, 900)
    await expect(contents).toBeSeen()
  })
})

/** Scrolls with the wheel and waits until the page has scrolled that far. */
async function scrollBy(page: Page, deltaY: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, deltaY)
  await expect(page).toBeScrolledTo(before + deltaY)
}
