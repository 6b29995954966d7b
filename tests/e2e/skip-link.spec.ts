import { expect, test } from './site-test'

test('§2 skip link is the first stop on / and moves focus to the main content', async ({
  page,
  docs,
}) => {
  await docs.open('/')
  await expect(docs.skipLink).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(docs.skipLink).toBeFocused()
  await expect(docs.skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(docs.main).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(docs.main.locator(':focus')).toHaveCount(1)
})

test('§2 skip link leads to the article, also on the next page', async ({ page, docs }) => {
  await test.step('after the skip link, Tab reaches the article, then its table of contents', async () => {
    await docs.open('/docs/Stream/Installation_Guides/Ports')
    await docs.skipLink.focus()
    await page.keyboard.press('Enter')
    await expect(docs.main).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(docs.copyPage).toBeFocused()
    const contents = docs.toc.links.first()
    const last = docs.main.locator('.prose a').last()
    const isBefore = await last.evaluate(
      (link, toc) =>
        Boolean(toc && link.compareDocumentPosition(toc) & Node.DOCUMENT_POSITION_FOLLOWING),
      await contents.elementHandle(),
    )
    expect(isBefore).toBe(true)
    await last.focus()
    await page.keyboard.press('Tab')
    await expect(contents).toBeFocused()
  })

  await test.step('§2 skip link works on a page reached by a link', async () => {
    await docs.open('/docs')
    await docs.navbar.link('Stream').click()
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    await docs.skipLink.focus()
    await page.keyboard.press('Enter')
    await expect(docs.main).toBeFocused()
  })
})
