import type { Locator, Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { openBeforeScripts } from './held-requests'
import { whenArticleHydrated } from './interactive'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const AWS = '/docs/Stream/Installation_Guides/Kubernetes/AWS'
const WINDOWS_COMMAND = 'mkdir %USERPROFILE%\\kubernetes\\AWS'
const LINUX_COMMAND = 'mkdir -p $HOME/kubernetes/AWS'

test('a choice of tab applies everywhere', async ({ page, context, docs }) => {
  const otherPage = await context.newPage()
  const other = new DocsPage(otherPage)

  await test.step('choosing a tab selects it in the whole page, and does not move it from under the pointer', async () => {
    await docs.open(STREAM_LANDING)
    await whenArticleHydrated(page)
    const last = page.getByRole('radiogroup', { name: 'Operating system' }).last()
    await last.scrollIntoViewIfNeeded()
    const windows = last.getByRole('radio', { name: 'Windows' })
    const before = await windows.boundingBox()
    await windows.click()
    await expect(windows).toBeChecked()
    expect((await windows.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    await expect(page.getByRole('radio', { name: 'Windows', checked: false })).toHaveCount(0)
  })

  await test.step('tabs with only commands follow, and get labels when they show another system', async () => {
    const following = docs.main.locator('.step .tabs-following').first()
    const labels = following.getByText(/^(?:Linux|macOS|Windows)$/)
    await expect(labels.filter({ visible: true })).toHaveText('Windows')
    const panel = await following.locator('[data-tab="macOS"]').elementHandle()
    await panel?.evaluate((element) =>
      element.dispatchEvent(new Event('beforematch', { bubbles: true })),
    )
    const macOs = page.getByRole('radio', { name: 'macOS', checked: true })
    await expect(macOs).toHaveCount(1)
    await expect(panel?.isVisible()).resolves.toBe(true)
  })

  await test.step('the stored choice shows on another page before hydration, and stays', async () => {
    const release = await openBeforeScripts(otherPage, '/markdown-page')
    await command(other, WINDOWS_COMMAND).scrollIntoViewIfNeeded()
    await expect(command(other, WINDOWS_COMMAND)).toBeSeen()
    await expect(command(other, LINUX_COMMAND)).toHaveCount(0)
    release()
    await expect(tab(otherPage, 'Windows')).toBeChecked()
    await expect(command(other, WINDOWS_COMMAND)).toHaveCount(1)
  })

  await test.step('the browser’s find-in-page finds words in hidden tabs, and reveals them', async () => {
    const panel = other.main.locator('.tab-panel[data-tab="Linux"]').first()
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    expect((await panel.boundingBox())?.height).toBe(0)
    // Fires the browser's event for a match in hidden content.
    await panel.evaluate((element) =>
      element.dispatchEvent(new Event('beforematch', { bubbles: true })),
    )
    await expect(tab(otherPage, 'Linux')).toBeChecked()
    await expect(command(other, LINUX_COMMAND)).toHaveCount(1)
  })

  await test.step('an arrow key chooses a tab, also in the other browser tab', async () => {
    await tab(otherPage, 'Linux').focus()
    await otherPage.keyboard.press('ArrowRight')
    await expect(tab(otherPage, 'macOS')).toBeFocused()
    await expect(tab(page, 'macOS')).toBeChecked()
  })
})

test('a text fragment leads to words in a tab of a fold', async ({ page, docs }) => {
  const words = 'rm helm helm-v3.15.1-darwin-arm64.tar.gz'
  await docs.open(AWS)
  await whenArticleHydrated(page)
  // A navigation by the browser, as from its address bar. Its find-in-page reveals words in the same way.
  const text = encodeURIComponent(words).replaceAll('-', '%2D')
  await page.goto(`${AWS}#:~:text=${text}`)
  const found = docs.main.locator('code').filter({ hasText: words }).first()
  await expect(found).toBeSeen({ inPart: true })
})

test('old browsers, such as those without :has(), show the chosen tab', async ({ page, docs }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch')
  })
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(':has(', ':unknown(')
    await route.fulfill({ response, body })
  })
  const release = await openBeforeScripts(page, '/markdown-page')
  await expect(command(docs, LINUX_COMMAND).first()).toBeVisible()
  release()
  await expect(command(docs, WINDOWS_COMMAND)).toHaveCount(0)
  await tab(page, 'Windows').check()
  await expect(command(docs, WINDOWS_COMMAND)).toHaveCount(1)
  await expect(command(docs, LINUX_COMMAND)).toHaveCount(0)
  await expect(docs.toc.current).toHaveCount(1)
})

function tab(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true }).first()
}

/** A visible command. The page also has the MDX source of its tabs in a code block. */
function command(docs: DocsPage, text: string): Locator {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return docs.main.getByRole('code').filter({ hasText: new RegExp(`^${escaped}\\s*$`) })
}
