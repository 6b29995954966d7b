import type { Page } from '@playwright/test'
import { FTC_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

/** Pages of five kinds, long enough for most of them to lie below the window. */
const PAGES = [
  FTC_LANDING,
  '/docs/Stream/API/API_Methods/AddEvent',
  '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
  '/docs/FTC/Troubleshooting',
  '/docs/FTC/Tutorials/SCTE-35_Insertion',
]

/** The first words that show below a part of the article's height and stand in the article once. */
function wordsAt(page: Page, share: number): Promise<string> {
  return page.evaluate((part) => {
    const article = document.querySelector<HTMLElement>('main .prose')
    if (article === null) return ''
    const { top, height } = article.getBoundingClientRect()
    const words = [...article.querySelectorAll<HTMLElement>('p, li, td')]
      .filter((block) => block.checkVisibility() && block.childElementCount === 0)
      .filter((block) => block.getBoundingClientRect().top >= top + height * part)
      .map((block) => block.textContent.trim())
    const all = article.textContent
    return words.find((text) => text.length > 12 && all.split(text).length === 2) ?? ''
  }, share)
}

for (const route of PAGES)
  test(`C07 words that a URL names are in view: ${route}`, async ({ page, docs }) => {
    for (const share of [0.15, 0.5, 0.9]) {
      await docs.open(route)
      const words = await wordsAt(page, share)
      expect(words).not.toBe('')
      await page.goto('about:blank')
      const fragment = encodeURIComponent(words).replaceAll('-', '%2D')
      await page.goto(`${route}#:~:text=${fragment}`)
      await whenInteractive(page)
      await expect(docs.main.getByText(words, { exact: true })).toBeInViewport()
    }
  })
