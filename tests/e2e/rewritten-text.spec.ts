import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { SHORT_GUIDE } from '../fixtures/page-kinds'
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

test('pages work after a tool translated them', async ({
  page,
  context,
  checklist,
  docs,
  values,
}) => {
  await docs.open(SHORT_GUIDE)
  await whenArticleHydrated(page)
  await translate(page)
  await expect(docs.title.locator('font').first()).toBeSeen()
  await checklist.boxes.first().check()
  await expect(checklist.progress).toHaveText(/^1 of /)
  await values.open()
  const pod = values.field('Worker pod')
  await pod.fill('my pod')
  await expect(values.problems).not.toHaveCount(0)
  await pod.fill('my-pod')
  await expect(values.problems).toHaveCount(0)
  await docs.sidebar.toggle('Tutorials').click()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeSeen()
  // The first page of a sidebar has no link to a previous page.
  const product = docs.breadcrumbs.getByRole('link', { name: 'Stream' })
  await docs.follow(product, 'Stream documentation')
  const next = docs.pagination.getByRole('link', { name: /^Next/ })
  await docs.follow(next, 'Stream installation guides')
  await expect(docs.pagination.getByRole('link', { name: /^Previous/ })).toBeVisible()
  await docs.navbar.brand.click()
  await expect(page).toHaveTitle('Capella Documentation')
  await docs.goBack('Stream installation guides')

  await context.setOffline(true)
  await docs.sidebar.link('API').click()
  const error = page.getByRole('alert').filter({ hasText: MESSAGES.retry })
  await expect(error.getByText(MESSAGES.pageUnreachable)).toBeSeen()
  await context.setOffline(false)
  await error.getByRole('button', { name: MESSAGES.retry }).click()
  await expect(docs.title).toHaveTextSoon('Stream API')
  await expect(error).toHaveCount(0)
})
