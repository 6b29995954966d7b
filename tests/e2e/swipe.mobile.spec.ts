import type { Page } from '@playwright/test'
import { expect, expectSoon, test } from './site-test'

const SWIPE = 200
const STEPS = 10

/** A swipe of one finger, upward. */
async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - moved }],
    })
  await touch('touchStart')
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', (SWIPE * step) / STEPS)
  await touch('touchEnd')
  await browser.detach()
}

test('a swipe that begins on a command scrolls the page', async ({ page, docs }) => {
  await docs.open('/docs/FTC/Installation_Guides/Kubernetes/Oracle')
  const commands = docs.main.locator('.step pre')
  const lines = await commands.allInnerTexts()
  const command = commands.nth(lines.findIndex((text) => !text.includes('\n')))
  await command.evaluate((block) => block.scrollIntoView({ block: 'center' }))
  const top = await page.evaluate(() => scrollY)
  const box = await command.boundingBox()
  await swipeUp(page, 100, (box?.y ?? 0) + 20)
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

test('the end of the results can be moved into the visible part of a zoomed page', async ({
  page,
  docs,
  modal,
}) => {
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
  await swipeUp(page, 100, 300)
  await swipeUp(page, 100, 300)
  await expectSoon(below).toBe(0)
})
