import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { denyStorage } from './deny-storage'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const GUIDE = '/docs/Stream/Installation_Guides/Kubernetes/Akamai'

test.describe('§8 B02 writing storage throws', () => {
  test.use({ expectedMessages: [/Local storage is not available/] })

  test('one warning, and every choice holds for this visit', async ({ page, docs }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const warnings = warningsOf(page)
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
    expect(warnings).toHaveLength(1)
  })
})

/** The warnings about storage, as they come. */
function warningsOf(page: Page): readonly string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes(MESSAGES.storageUnavailable)) warnings.push(message.text())
  })
  return warnings
}

test.describe('where storage is denied', () => {
  test.use({ expectedMessages: [/Local storage is not available|status of 404/] })

  test('§8 a page of each frame says so once', async ({ page, docs }) => {
    await page.addInitScript(denyStorage)
    const warnings = warningsOf(page)
    for (const [index, path] of ['/', '/search', '/nope'].entries()) {
      await docs.open(path)
      await expect.poll(() => warnings).toHaveLength(index + 1)
      await docs.navbar.colorModeSwitch.click()
      await expect(page.locator('html')).toHaveClass(/dark/)
      expect(warnings).toHaveLength(index + 1)
    }
  })
})

test.describe('§4 what is remembered', () => {
  test('§4, B10 the docs version is remembered when documentation is read; one that no longer exists falls back to the current one', async ({
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

  test('§4 garbage under every key changes nothing', async ({ page, docs }) => {
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

  test('§4 a dismissal in one tab is followed in another', async ({ page, context }) => {
    const first = new DocsPage(page)
    const second = new DocsPage(await context.newPage())
    await first.open(GUIDE)
    await second.open('/')
    await first.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
    await expect(second.announcement).toBeHidden()
  })
})
