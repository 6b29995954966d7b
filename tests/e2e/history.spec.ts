import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { holdScripts } from './held-requests'
import { whenInteractive } from './interactive'
import type { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

/** Fires the events of the back/forward cache, which the headless shell does not have. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
}

async function expectUsable(docs: DocsPage): Promise<void> {
  await expect(docs.page.getByRole('dialog')).toHaveCount(0)
  await expect(docs.page.locator('[data-bar]')).toHaveCount(0)
  await expect(docs.page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(docs.navbar.brand).toBeInViewport()
  await docs.page.mouse.move(400, 500)
  await docs.page.mouse.wheel(0, 700)
  await expect.poll(() => docs.page.evaluate(() => window.scrollY)).toBe(700)
}

test.describe('a page restored from the back/forward cache', () => {
  // Next gives up on a page that never arrives.
  test.use({
    viewport: { width: 800, height: 900 },
    expectedMessages: [new RegExp(MESSAGES.routePreloadFailed)],
  })

  test('returns without menu, search, and the progress bar of the navigation that left it', async ({
    page,
    modal,
    docs,
  }) => {
    await docs.open(STREAM_LANDING)
    await docs.navbar.menuButton.click()
    await expect(docs.mobileSidebar.dialog).toBeVisible()
    await leaveAndReturn(page)
    await expectUsable(docs)

    await docs.open(FTC_LANDING)
    await modal.open()
    await leaveAndReturn(page)
    await expectUsable(docs)

    await page.setViewportSize({ width: 1440, height: 900 })
    await docs.open(STREAM_LANDING)
    await page.route('**/chunks/pages/docs/**', () => {})
    await docs.sidebar.link('AWS').click()
    await expect(page.locator('[data-bar]')).toBeVisible()
    await leaveAndReturn(page)
    await expectUsable(docs)
  })
})

test('§2 going back to a page of an earlier document works after search was open', async ({
  page,
  docs,
  modal,
}) => {
  await docs.open(STREAM_LANDING)
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await page.reload()
  await whenInteractive(page)
  await modal.open()
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await page.goBack()
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await expect(docs.main.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible()
})

test('§2 after a reload, Back before hydration shows the previous page', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => window.history.back())
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await expect(page).toHaveURL(STREAM_LANDING)
  release()
  await whenInteractive(page)
  await page.goForward()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
})

test('§2 Back returns to places on the page that the reader visited before hydration', async ({
  page,
  docs,
}) => {
  const release = await holdScripts(page)
  await page.goto(STREAM_LANDING, { waitUntil: 'domcontentloaded' })
  await docs.toc.link('Troubleshooting').click()
  await expect(docs.main.getByRole('heading', { name: 'Troubleshooting' })).toBeInViewport()
  release()
  await whenInteractive(page)
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  for (const url of [`${STREAM_LANDING}#troubleshooting`, STREAM_LANDING]) {
    await page.goBack()
    await expect(page).toHaveURL(url)
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  }
  await page.goForward()
  await page.goForward()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
})

test('§2 Back from a page reached before hydration returns to the previous position', async ({
  page,
  docs,
}) => {
  await page.route('**/_next/**/*.js', () => {})
  await page.goto(STREAM_LANDING, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => window.scrollTo(0, 1500))
  // The browser stores a scroll position within a second; leaving earlier would restore the previous one.
  await expect(async () => {
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(0)
    await docs.sidebar.link('AWS').click()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await page.goBack({ waitUntil: 'domcontentloaded' })
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    expect(await page.evaluate(() => window.scrollY)).toBe(left)
  }).toPass()
})
