import { STREAM_LANDING } from '../fixtures/design-routes'
import { topOf } from './long-guide'
import { expect, test } from './site-test'

const READER_IS_AT = 3000

test('focus in navbar, sidebar, and table of contents does not scroll the article', async ({
  docs,
}) => {
  await docs.open(STREAM_LANDING)
  for (const part of [docs.navbar.bar, docs.sidebar.tree, docs.toc.list]) {
    const stops = part.getByRole('link').or(part.getByRole('button'))
    await expect(stops).not.toHaveCount(0)
    const moved = await stops.evaluateAll((elements: HTMLElement[], top) => {
      return elements.filter((element) => {
        window.scrollTo(0, top)
        element.focus()
        return window.scrollY !== top
      })
    }, READER_IS_AT)
    expect(moved).toEqual([])
  }
})

test('§2 tabbing through the visible navbar does not scroll the article', async ({
  page,
  docs,
}) => {
  await docs.open(STREAM_LANDING)
  await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
  for (const before of [READER_IS_AT - 100, READER_IS_AT + 100]) {
    await docs.main.focus()
    await page.evaluate((top) => window.scrollTo(0, top), before)
    await page.evaluate((top) => window.scrollTo(0, top), READER_IS_AT)
    const seen = docs.main.locator('.prose > p, .prose > h2, .prose > h3').filter({ visible: true })
    const index = await seen.evaluateAll((elements) =>
      elements.findIndex((element) => element.getBoundingClientRect().top > 300),
    )
    const top = await topOf(seen.nth(index))
    await docs.skipLink.focus()
    for (let stop = 0; stop < 7; stop += 1) {
      await page.keyboard.press('Tab')
      await expect(docs.navbar.bar.locator(':focus')).toBeInViewport()
    }
    expect(await topOf(seen.nth(index))).toBe(top)
  }
})
