import { MESSAGES } from '../../lib/site/messages'
import { denyStorage } from './deny-storage'
import { layOut, whenInteractive } from './interactive'
import { LONGEST_GUIDE, topOf } from './late-layout'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('B09 a browser that denies storage: one warning, and every choice holds', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 1440, height: 900 },
  })
  await context.addInitScript(denyStorage)
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => {
    // What has no address comes from no code of the site: recording a trace measures every element, hidden ones too.
    if (message.location().url !== '') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  const docs = new DocsPage(page)
  await docs.open('/docs/Stream/API/Introduction')
  await docs.navbar.colorModeSwitch.click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await docs.sidebar.toggle('Tutorials').click()
  await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
  await expect(docs.announcement).toBeHidden()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeVisible()
  await docs.scrollDownTo(600)
  await docs.sidebar.link('Introduction').click()
  await expect(docs.title).toHaveText('API introduction')
  await page.goBack()
  await expect(docs.title).toHaveText('Event description')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain(MESSAGES.storageUnavailable)
  await context.close()
})

/** How far the place may be from where it was, in pixels. */
const NEAR = 50

test.describe('back to a guide, after a reload of the page that followed it', () => {
  test.use({ expectedMessages: [/Local storage is not available/] })

  for (const storage of ['denied', 'allowed'] as const)
    test(`B09 the place far down is where it was, with storage ${storage}`, async ({ page }) => {
      if (storage === 'denied') await page.addInitScript(denyStorage)
      const docs = new DocsPage(page, 'FTC')
      await docs.open(LONGEST_GUIDE)
      const title = (await docs.title.textContent()) ?? ''
      await layOut(page)
      const heading = page.locator('.steps').last().locator('.step').last().locator('h3')
      await heading.scrollIntoViewIfNeeded()
      await expect(heading).toBeInViewport()
      await docs.navbar.whenHidden()
      const top = await topOf(heading)
      await docs.sidebar.link('Akamai').click()
      await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
      await page.reload()
      await whenInteractive(page)
      await page.goBack()
      await expect(docs.title).toHaveText(title)
      await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThan(NEAR)
    })
})
