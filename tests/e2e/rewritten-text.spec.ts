import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { whenArticleHydrated } from './interactive'
import { expect, test } from './site-test'

/** Rewrites every text of the page the way translation tools do, now and whenever text is added. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTaken = new WeakSet<Node>()
    const rewrite = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (isTaken.has(text) || !text.data.trim() || text.parentElement?.closest('script, style'))
          continue
        isTaken.add(text)
        const inner = document.createElement('font')
        const outer = document.createElement('font')
        const translated = document.createTextNode(`${text.data}`)
        isTaken.add(translated)
        inner.append(translated)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    rewrite(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) rewrite(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test.use({ expectedMessages: [/did not load|could not be loaded|Failed to load resource/] })

test('links, controls, errors, and the menu work on a page rewritten by a translation tool', async ({
  page,
  context,
  docs,
  modal,
}) => {
  await docs.open('/docs/Stream/API/API_Methods/DeleteEvent')
  await whenArticleHydrated(page)
  await translate(page)
  await expect(docs.title.locator('font').first()).toBeVisible()
  await docs.sidebar.toggle('Tutorials').click()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeVisible()
  await docs.navbar.brand.click()
  await expect(page).toHaveTitle('Capella Documentation')
  await docs.goBack('DeleteEvent')
  await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
  await docs.navbar.colorModeSwitch.click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await modal.open()
  await modal.close()

  await context.setOffline(true)
  await docs.sidebar.link('GetSettings').click()
  const error = page.getByRole('alert').filter({ hasText: MESSAGES.retry })
  await expect(error).toContainText(MESSAGES.pageUnreachable)
  await context.setOffline(false)
  await error.getByRole('button', { name: MESSAGES.retry }).click()
  await expect(docs.title).toHaveText('GetSettings')
  await expect(error).toHaveCount(0)

  await page.setViewportSize({ width: 800, height: 900 })
  await docs.navbar.menuButton.click()
  await docs.follow(docs.mobileSidebar.sidebar.link('EmailTest'), 'EmailTest')
  await expect(docs.mobileSidebar.dialog).toBeHidden()
})
