import type { Locator, Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { openBeforeScripts } from './held-requests'
import type { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

/** Presses Copy before the scripts, which come ten seconds later. */
async function copyEarly(page: Page, docs: DocsPage) {
  await page.clock.install()
  const release = await openBeforeScripts(page, '/docs/FTC/Tutorials/AMI_Creation_and_Editing')
  const block = docs.main.locator('.code').first()
  const button = block.getByRole('button', { name: 'Copy' })
  await button.hover()
  const color = await colorOf(button)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(await colorOf(button), 'a press is seen while the scripts load').not.toBe(color)
  await page.clock.fastForward(10_000)
  release()
  return { status: block.locator('.copied'), text: await block.locator('pre').textContent() }
}

const colorOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).color)

const pasted = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('code copied before hydration can be pasted', async ({ page, context, docs }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { status, text } = await copyEarly(page, docs)
  await expect(status).toContainText(MESSAGES.copied)
  expect(await pasted(page)).toBe(text)
})

test('a late copy that the browser refuses is reported', async ({ page, context, docs }) => {
  // Refuses every permission that is not in the list.
  await context.grantPermissions(['clipboard-read'])
  const { status, text } = await copyEarly(page, docs)
  await expect(status).toContainText(MESSAGES.codeNotCopied)
  await page.clock.fastForward(60_000)
  await expect(status).toContainText(MESSAGES.codeNotCopied)
  await expect(status).toBeSeen()
  await page.keyboard.press('Control+c')
  await expect(status).toHaveText('')
  expect(await pasted(page)).toBe(text)
})
