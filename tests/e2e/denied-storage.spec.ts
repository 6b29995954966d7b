import { MESSAGES } from '../../lib/site/messages'
import { denyStorage } from './deny-storage'
import { whenInteractive } from './interactive'
import { LONGEST_GUIDE, lastStep, topOf } from './long-guide'
import { combinations, MATRIX } from './matrix'
import { DocsPage } from './pages/DocsPage'
import { readOn } from './readers'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/Local storage is not available/] })

test('B09 a browser that denies storage: one warning, and every choice holds', async ({
  page,
  docs,
}) => {
  await page.addInitScript(denyStorage)
  const messages: string[] = []
  page.on('console', (message) => {
    // What has no URL comes from no code of the site: recording a trace measures every element, hidden ones too.
    if (message.location().url !== '') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
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
})

/** How far the place may be from where it was, in pixels. */
const NEAR = 50

test.describe('back to a guide, after a reload of the page that followed it', () => {
  for (const storage of combinations<'denied' | 'allowed'>(['denied'], ['allowed']))
    test(
      `B09 the place far down is where it was, with storage ${storage}`,
      MATRIX,
      async ({ page }) => {
        if (storage === 'denied') await page.addInitScript(denyStorage)
        const docs = new DocsPage(page, 'FTC')
        await docs.open(LONGEST_GUIDE)
        const title = (await docs.title.textContent()) ?? ''
        const heading = lastStep(page)
        await readOn(page, async () => (await topOf(heading)) < 800)
        await docs.navbar.whenHidden()
        const top = await topOf(heading)
        await docs.sidebar.link('Akamai').click()
        await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
        await page.reload()
        await whenInteractive(page)
        await page.goBack()
        await expect(docs.title).toHaveText(title)
        await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThan(NEAR)
      },
    )
})
