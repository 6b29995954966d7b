import type { Page } from '@playwright/test'
import { FTC_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { combinations, MATRIX } from './matrix'
import { expect, test } from './site-test'

/** Pages of three kinds, so long that most of the text lies below the window. */
const PAGES = combinations(
  ['/docs/Stream/API/API_Methods/AddEvent'],
  [FTC_LANDING, '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0'],
)

/** The first unique run of words below a fraction of the article's height. */
function wordsAt(page: Page, share: number): Promise<string> {
  return page.evaluate((part) => {
    const article = document.querySelector<HTMLElement>('main .prose')
    if (article === null) return ''
    const { top, height } = article.getBoundingClientRect()
    const all = document.body.textContent
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: block, textContent } = walker.currentNode
      const text = textContent?.trim() ?? ''
      if (block === null || text.length <= 12 || !block.checkVisibility()) continue
      const isBelow = block.getBoundingClientRect().top >= top + height * part
      if (isBelow && all.split(text).length === 2) return text
    }
    return ''
  }, share)
}

for (const route of PAGES)
  test(`a text fragment in the URL scrolls into view: ${route}`, MATRIX, async ({ page, docs }) => {
    for (const share of combinations([0.9], [0.15, 0.5])) {
      await page.goto(route)
      const words = await wordsAt(page, share)
      expect(words).not.toBe('')
      await page.goto('about:blank')
      const fragment = encodeURIComponent(words).replaceAll('-', '%2D')
      await page.goto(`${route}#:~:text=${fragment}`)
      await whenInteractive(page)
      await expect(docs.main.getByText(words)).toBeInViewport()
    }
  })
