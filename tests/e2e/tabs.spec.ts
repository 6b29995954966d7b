import type { Locator, Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const WRITERS_PAGE = '/markdown-page'
const WINDOWS_COMMAND = 'mkdir %USERPROFILE%\\kubernetes\\AWS'
const LINUX_COMMAND = 'mkdir -p $HOME/kubernetes/AWS'

test('a choice of tab applies to the whole page, other pages, after a reload, and in other browser tabs', async ({
  page,
  context,
  docs,
}) => {
  await docs.open(STREAM_LANDING)
  const groups = page.getByRole('tablist', { name: 'Operating system' })
  await expect.poll(() => groups.count()).toBeGreaterThan(1)
  await groups.nth(1).getByRole('tab', { name: 'Windows' }).click()
  for (const each of await page.getByRole('tab', { name: 'Windows' }).all())
    await expect(each).toHaveAttribute('aria-selected', 'true')

  await docs.open(WRITERS_PAGE)
  await expect(command(docs, WINDOWS_COMMAND)).toHaveCount(1)
  await expect(command(docs, LINUX_COMMAND)).toHaveCount(0)
  await page.reload()
  await expect(command(docs, WINDOWS_COMMAND)).toHaveCount(1)

  const other = await context.newPage()
  await new DocsPage(other).open(WRITERS_PAGE)
  await tab(other, 'Windows').focus()
  await other.keyboard.press('ArrowLeft')
  await expect(tab(other, 'macOS')).toBeFocused()
  await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true')
  await other.keyboard.press('Tab')
  await expect(other.getByRole('tablist').locator(':focus')).toHaveCount(0)
})

test('choosing a tab does not move it from under the pointer', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  const last = page.getByRole('tablist', { name: 'Operating system' }).last()
  await last.scrollIntoViewIfNeeded()
  const windows = last.getByRole('tab', { name: 'Windows' })
  const before = await windows.boundingBox()
  await windows.click()
  await expect(windows).toHaveAttribute('aria-selected', 'true')
  expect((await windows.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('the browser’s find-in-page finds words in hidden tabs, and reveals them', async ({
  page,
  docs,
}) => {
  await docs.open(WRITERS_PAGE)
  await expect(command(docs, WINDOWS_COMMAND)).toHaveCount(0)
  const panel = docs.main.locator('.tab-panel[data-tab="Windows"]').first()
  await expect(panel).toHaveAttribute('hidden', 'until-found')
  expect((await panel.boundingBox())?.height).toBe(0)
  // Fires the browser's event for a match in hidden content.
  await panel.evaluate((element) =>
    element.dispatchEvent(new Event('beforematch', { bubbles: true })),
  )
  await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true')
  await expect(command(docs, WINDOWS_COMMAND)).toHaveCount(1)
})

test('the stored operating system shows before hydration', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs.choice', '{"os":"Windows"}'))
  await page.route('**/_next/**/*.js', () => {})
  await page.goto(STREAM_LANDING, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByText('mkdir "%USERPROFILE%').last()).toBeVisible()
  await expect(main.getByText('mkdir -p "$HOME').last()).toBeHidden()
})

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true }).first()
}

/** A visible command. The page also has the MDX source of its tabs in a code block. */
function command(docs: DocsPage, text: string): Locator {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return docs.main.getByRole('code').filter({ hasText: new RegExp(`^${escaped}\\s*$`) })
}
