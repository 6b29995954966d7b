import type { Page } from '@playwright/test'
import { expect, expectSoon, test } from './site-test'

const SWIPE = 200
const STEPS = [50, 100, 150, SWIPE]
const NO_BOX = { x: 0, y: 0, width: 0, height: 0 }

/** Moves one finger upward. */
async function swipe(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - moved }],
    })
  await touch('touchStart')
  for (const moved of STEPS) await touch('touchMove', moved)
  await touch('touchEnd')
  await browser.detach()
}

/** Text, controls, and boxes that can scroll, on which a swipe begins, and pages that together have all of them. */
const STARTS = 'p, a, button, label, summary, input, textarea, select, td, pre, .tab-list'
const PAGES = ['/markdown-page', '/docs/FTC/Troubleshooting', '/docs/FTC/Installation_Guides/Ports']

test('a swipe that begins on anything scrolls the page', async ({ page, docs }) => {
  const left = new Set(STARTS.split(', '))
  for (const route of PAGES) {
    await docs.open(route)
    for (const selector of left) {
      const start = docs.main.locator(selector).filter({ visible: true }).first()
      if ((await start.count()) === 0) continue
      left.delete(selector)
      // Not at the end of the page, where nothing can move.
      const before = await start.evaluate((element) => {
        element.scrollIntoView({ block: 'center' })
        scrollBy(0, Math.min(0, document.body.scrollHeight - innerHeight - scrollY - 100))
        return scrollY
      })
      const { x, y, width, height } = (await start.boundingBox()) ?? NO_BOX
      await swipe(page, { x: x + Math.min(20, width / 2), y: y + height / 2 })
      await expectSoon(() => page.evaluate(() => scrollY), selector).toBeGreaterThan(before)
    }
    const code = await docs.main
      .locator('pre')
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.scrollHeight > block.clientHeight)
          .map((block) => block.textContent),
      )
    expect(code, 'code that would scroll instead').toEqual([])
  }
  expect([...left]).toEqual([])
})

test('the end of the results is in reach on a zoomed page', async ({ page, docs, modal }) => {
  await docs.open('/docs/FTC')
  await modal.openFor('event')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await modal.dialog.locator('.search-body').evaluate((list) => {
    list.scrollTop = list.scrollHeight
  })
  const below = () =>
    modal.seeAll.evaluate((link) => {
      const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: 0 }
      return Math.max(0, link.getBoundingClientRect().bottom - offsetTop - height)
    })
  expect(await below()).toBeGreaterThan(0)
  await swipe(page, { x: 100, y: 300 })
  await swipe(page, { x: 100, y: 300 })
  await expectSoon(below).toBe(0)
})
