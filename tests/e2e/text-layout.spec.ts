import { whenArticleHydrated } from './interactive'
import { cutTexts, sidewaysScroll } from './reflow'
import { expect, test } from './site-test'

const LONG_WORD = 'Unbroken'.repeat(38).slice(0, 300)

test('a word of 300 letters wraps or scrolls in its box', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API/Event_Attributes/Slot')
  await whenArticleHydrated(page)
  await page.evaluate((word) => {
    for (const selector of [
      'h1',
      '.prose h2',
      '.prose p',
      '.prose td',
      '[aria-label="Stream documentation"] a[aria-current="page"]',
    ]) {
      const element = document.querySelector(selector)
      if (element === null) throw new Error(selector)
      element.textContent = word
    }
  }, LONG_WORD)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(docs.title).toHaveText(LONG_WORD)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
  }
})
