import { MESSAGES } from '../../lib/site/messages'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { denyStorage } from './deny-storage'
import { whenInteractive } from './interactive'
import { LONGEST_GUIDE, lastStep, topOf } from './long-guide'
import { DocsPage } from './pages/DocsPage'
import { readOn } from './readers'
import { expect, test } from './site-test'

const GUIDE = '/docs/Stream/Installation_Guides/Kubernetes/Akamai'

test.describe('when storage is denied', () => {
  test.use({ expectedMessages: [/Local storage is not available|status of 404/] })

  test('there is one warning, and every choice holds for this visit', async ({ page, docs }) => {
    await page.addInitScript(denyStorage)
    const messages: string[] = []
    page.on('console', (message) => {
      // Messages without a URL are not from the site but from recording a trace, which measures even hidden elements.
      if (message.location().url !== '') messages.push(message.text())
    })
    await docs.open(GUIDE)
    await docs.navbar.colorModeSwitch.click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    const windows = docs.main.getByRole('tab', { name: 'Windows' })
    await windows.first().click()
    await expect(windows.nth(1)).toHaveAttribute('aria-selected', 'true')
    await docs.sidebar.toggle('Tutorials').click()
    await expect(docs.sidebar.link('Primary and backup program')).toBeVisible()
    await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
    await expect(docs.announcement).toBeHidden()
    await docs.sidebar.link('AWS').click()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await expect(windows.first()).toHaveAttribute('aria-selected', 'true')
    await expect(docs.announcement).toBeHidden()
    await expect(docs.sidebar.link('Primary and backup program')).toBeVisible()
    expect(messages).toEqual([expect.stringContaining(MESSAGES.storageUnavailable)])
  })

  test('§8 a page of each layout says so once', async ({ page, docs }) => {
    await page.addInitScript(denyStorage)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.text().includes(MESSAGES.storageUnavailable)) warnings.push(message.text())
    })
    for (const [index, path] of ['/', '/search', '/nope'].entries()) {
      await docs.open(path)
      await expect.poll(() => warnings).toHaveLength(index + 1)
      await docs.navbar.colorModeSwitch.click()
      await expect(page.locator('html')).toHaveClass(/dark/)
      expect(warnings).toHaveLength(index + 1)
    }
  })
})

test.describe('§4 stored choices', () => {
  test('§4 reading documentation stores the docs version; one that no longer exists falls back to the current one', async ({
    page,
    docs,
  }) => {
    const key = STORAGE_KEYS.preferredDocsVersion
    const stored = () => page.evaluate((name) => localStorage.getItem(name), key)
    await docs.open('/')
    expect(await stored()).toBeNull()
    await docs.open(GUIDE)
    await expect.poll(stored).toBe('current')
    await page.evaluate((name) => localStorage.setItem(name, '4.2'), key)
    await page.reload()
    await expect.poll(stored).toBe('current')
  })

  test('§4 garbage in every storage key changes nothing', async ({ page, docs }) => {
    await page.addInitScript((keys) => {
      for (const key of keys)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"broken')
    }, Object.values(STORAGE_KEYS))
    await docs.open(GUIDE)
    await expect(page.locator('html')).toHaveClass(/light/)
    await expect(docs.announcement).toBeVisible()
    await docs.sidebar.toggle('Tutorials').click()
    await expect(docs.sidebar.link('Primary and backup program')).toBeVisible()
  })
})

/** Maximum distance from the previous position, in pixels: two lines of text with their margins. */
const NEAR = 60

test.describe('going back to a guide after reloading the next page', () => {
  test.use({ expectedMessages: [/Local storage is not available/] })

  test('restores a position far down, also when storage is denied', async ({ page }) => {
    await page.addInitScript(denyStorage)
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
  })
})
