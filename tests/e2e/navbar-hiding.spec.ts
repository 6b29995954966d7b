import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test.beforeEach(async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  await page.mouse.move(720, 500)
})

test('§2 navbar hides while reading on, and shows for scrolling up, focus, and jumps', async ({
  page,
  docs,
}) => {
  await test.step('§2 navbar hides on scroll down and shows on scroll up', async () => {
    await expect(docs.navbar.brand).toBeInViewport()
    await scrollBy(page, 1200)
    await expect(docs.navbar.brand).not.toBeInViewport()
    await scrollBy(page, -100)
    await expect(docs.navbar.brand).toBeInViewport()
    await scrollBy(page, 100)
    await expect(docs.navbar.brand).not.toBeInViewport()
  })

  await test.step('§2 navbar shows while it has focus and hides again after it', async () => {
    await scrollBy(page, 1200)
    await expect(docs.navbar.brand).not.toBeInViewport()
    await docs.navbar.link('FTC').focus()
    await expect(docs.navbar.brand).toBeInViewport()
    await scrollBy(page, 300)
    await expect(docs.navbar.brand).toBeInViewport()
    await docs.main.focus()
    await scrollBy(page, 300)
    await expect(docs.navbar.brand).not.toBeInViewport()
  })

  await test.step('the navbar appears after a jump up, and at the top of the next page', async () => {
    await docs.toc.link('Ports').click()
    await docs.navbar.whenHidden()
    await docs.toc.link('Quick reference').click()
    await docs.navbar.whenShown()
    await docs.toc.link('Ports').click()
    await docs.navbar.whenHidden()
    await docs.sidebar.link('AWS').click()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await docs.navbar.whenShown()
  })
})

/** Scrolls with the wheel and waits until the page has scrolled that far. */
async function scrollBy(page: Page, deltaY: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, deltaY)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + deltaY)
}
