import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { topOf } from './long-guide'
import { expect, test } from './site-test'

const READER_IS_AT = 3000

test('§2 the navbar hides while reading on, without moving the reader', async ({ page, docs }) => {
  const { navbar } = docs
  await noteListeners(page)
  await docs.open(STREAM_LANDING)
  await page.mouse.move(720, 500)

  // First, because Playwright's clicks add listeners that are not passive.
  await test.step('no wheel, touch, or scroll listener can block scrolling', async () => {
    await scrollBy(page, READER_IS_AT)
    await expect(docs.backToTop).toBeVisible()
    const { held, all } = await page.evaluate(() => Reflect.get(window, 'listeners'))
    expect(all).toEqual(expect.arrayContaining(['scroll', 'touchstart']))
    expect(held).toEqual([])
    await scrollBy(page, -READER_IS_AT)
  })

  await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
  await page.mouse.move(720, 500)

  await test.step('§2 navbar hides on scroll down and shows on scroll up', async () => {
    await expect(navbar.brand).toBeInViewport()
    await scrollBy(page, 1200)
    await expect(navbar.brand).not.toBeInViewport()
    await scrollBy(page, -100)
    await expect(navbar.brand).toBeInViewport()
    await scrollBy(page, 100)
    await expect(navbar.brand).not.toBeInViewport()
  })

  await test.step('§2 navbar shows while it has focus and hides again after it', async () => {
    await navbar.link('FTC').focus()
    await expect(navbar.brand).toBeInViewport()
    await scrollBy(page, 300)
    await expect(navbar.brand).toBeInViewport()
    await docs.main.focus()
    await scrollBy(page, 300)
    await expect(navbar.brand).not.toBeInViewport()
  })

  await test.step('focus in navbar, sidebar, and table of contents does not scroll the article', async () => {
    for (const part of [navbar.bar, docs.sidebar.tree, docs.toc.list]) {
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

  await test.step('§2 tabbing through the visible navbar does not scroll the article', async () => {
    for (const before of [READER_IS_AT - 100, READER_IS_AT + 100]) {
      await docs.main.focus()
      await page.evaluate((top) => window.scrollTo(0, top), before)
      await page.evaluate((top) => window.scrollTo(0, top), READER_IS_AT)
      const seen = docs.main
        .locator('.prose > p, .prose > h2, .prose > h3')
        .filter({ visible: true })
      const index = await seen.evaluateAll((elements) =>
        elements.findIndex((element) => element.getBoundingClientRect().top > 300),
      )
      const top = await topOf(seen.nth(index))
      await docs.skipLink.focus()
      for (let stop = 0; stop < 7; stop += 1) {
        await page.keyboard.press('Tab')
        await expect(navbar.bar.locator(':focus')).toBeInViewport()
      }
      expect(await topOf(seen.nth(index))).toBe(top)
    }
  })

  await test.step('back to top scrolls to the top and moves focus there', async () => {
    await docs.backToTop.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(docs.backToTop).toBeHidden()
    await expect(docs.main).toBeFocused()
  })
})

/** Scrolls with the wheel and waits until the page has scrolled that far. */
async function scrollBy(page: Page, deltaY: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, deltaY)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + deltaY)
}

/** Records the types of all listeners that could block scrolling; `held` are those that are not passive. */
function noteListeners(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const held: string[] = []
    const all: string[] = []
    Reflect.set(window, 'listeners', { held, all })
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      // React listens to `scroll` of any box on its root; that event cannot be canceled.
      if (
        /^(wheel|mousewheel|touchstart|touchmove)$/.test(type) ||
        (type === 'scroll' && this === window)
      ) {
        all.push(type)
        if (typeof options !== 'object' || options.passive !== true) held.push(type)
      }
      return addEventListener.call(this, type, listener, options)
    }
  })
}
