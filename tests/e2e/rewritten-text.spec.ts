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
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (isTaken.has(text) || text.parentElement?.closest('script, style')) continue
        const font = document.createElement('font')
        font.textContent = text.textContent
        for (const node of font.childNodes) isTaken.add(node)
        text.parentNode?.replaceChild(font, text)
      }
    }
    rewrite(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) rewrite(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test.use({ expectedMessages: [/did not load|could not be loaded|Failed to load resource/] })

test('links, sections, and errors work on a translated page', async ({ page, context, docs }) => {
  await docs.open('/docs/Stream/API/API_Methods/DeleteEvent')
  await whenArticleHydrated(page)
  await translate(page)
  await expect(docs.title.locator('font').first()).toBeSeen()
  await docs.sidebar.toggle('Tutorials').click()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeSeen()
  await docs.navbar.brand.click()
  await expect(page).toHaveTitle('Capella Documentation')
  await docs.goBack('DeleteEvent')

  await context.setOffline(true)
  await docs.sidebar.link('GetSettings').click()
  const error = page.getByRole('alert').filter({ hasText: MESSAGES.retry })
  await expect(error.getByText(MESSAGES.pageUnreachable)).toBeSeen()
  await context.setOffline(false)
  await error.getByRole('button', { name: MESSAGES.retry }).click()
  await expect(docs.title).toHaveText('GetSettings')
  await expect(error).toHaveCount(0)
})

test('a guide works after a tool translated it', async ({ page, checklist, docs, values }) => {
  await docs.open('/docs/Stream/Installation_Guides/Kubernetes/AWS')
  await whenArticleHydrated(page)
  await translate(page)
  const step = docs.main.getByRole('heading', { name: 'Install eksctl' })
  await docs.main.getByRole('link', { name: 'Commands only' }).click()
  await expect(step).toBeHidden()
  await docs.main.getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(step).toBeVisible()
  await checklist.boxes.first().check()
  await expect(checklist.progress).toHaveText(/^1 of /)
  await values.open()
  const name = values.field('Cluster name')
  await name.fill('!! bad')
  await expect(values.problems).not.toHaveCount(0)
  await name.fill('transcoders')
  await expect(values.problems).toHaveCount(0)
  // The first page of a sidebar has no link to a previous page.
  await docs.navbar.link('Stream').click()
  await docs.pagination.getByRole('link', { name: /^Next/ }).click()
  await expect(docs.pagination.getByRole('link', { name: /^Previous/ })).toBeVisible()
})
