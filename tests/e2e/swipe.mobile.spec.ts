import type { Page } from '@playwright/test'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { SHORT_GUIDE } from '../fixtures/page-kinds'
import { expect, expectSoon, test } from './site-test'

const SWIPE = 200
const STEPS = 4
const NO_BOX = { x: 0, y: 0, width: 0, height: 0 }

/** Moves one finger by each of the distances, in pixels; upward if they are positive. */
async function swipe(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  moves: readonly number[] = Array(STEPS).fill(SWIPE / STEPS),
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - moved }],
    })
  await touch('touchStart')
  let moved = 0
  for (const move of moves) {
    moved += move
    await touch('touchMove', moved)
  }
  await touch('touchEnd')
  await browser.detach()
}

/** Elements on which a swipe begins, and pages that together have all of them. */
const STARTS =
  'h2, p, li, a, button, label, summary, input, textarea, select, th, td, pre, kbd, .tab-list, .callout'
const PAGES = ['/markdown-page', '/docs/FTC/Troubleshooting', RELEASE_NOTES_ROUTE]

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
  }
  expect([...left]).toEqual([])
})

test('a finger that trembles does not move the navbar', async ({ page, docs }) => {
  await docs.open(SHORT_GUIDE)
  await page.evaluate(() => scrollTo(0, 300))
  await expect(docs.navbar.brand).not.toBeInViewport()
  const changes = await page.locator('header[data-hidden]').evaluateHandle((header) => {
    const found: unknown[] = []
    new MutationObserver((list) => found.push(...list)).observe(header, {
      attributeFilter: ['data-hidden'],
    })
    return found
  })
  await swipe(page, { x: 200, y: 700 }, Array(10).fill([6, 6, 6, -2]).flat())
  expect(await changes.evaluate(({ length }) => length)).toBe(0)
  await swipe(page, { x: 200, y: 300 }, Array(10).fill(-10))
  await expect(docs.navbar.brand).toBeSeen()
})

test('a swipe that begins on a command scrolls the page', async ({ page, docs }) => {
  await docs.open('/docs/FTC/Installation_Guides/Kubernetes/Oracle')
  const commands = docs.main.locator('.step pre')
  const lines = await commands.allInnerTexts()
  const command = commands.nth(lines.findIndex((text) => !text.includes('\n')))
  await command.evaluate((block) => block.scrollIntoView({ block: 'center' }))
  const top = await page.evaluate(() => scrollY)
  const box = await command.boundingBox()
  await swipe(page, { x: 100, y: (box?.y ?? 0) + 20 })
  await expectSoon(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + SWIPE / 2)
  expect(
    await commands.evaluateAll((blocks) =>
      blocks
        .filter((block) => block.scrollHeight > block.clientHeight)
        .map((block) => block.textContent),
    ),
    'commands that scroll',
  ).toEqual([])
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
