import type { Locator } from '@playwright/test'
import { PROGRESS_BAR } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import {
  DESCRIPTION,
  holdScript,
  INTRODUCTION,
  loader,
  progressBar,
  scriptOf,
} from './changing-route'
import { expect, test } from './site-test'

/** Progress of the bar, from 0 to 1. */
const shareOf = (bar: Locator) =>
  bar.evaluate((element: HTMLElement) => {
    const offset = /translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1]
    return 1 + Number(offset) / 100
  })

test('§9 a quick navigation never shows the progress bar or the loader', async ({ page, docs }) => {
  const release = await holdScript(page, DESCRIPTION)
  await docs.open(INTRODUCTION)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-bar]')) document.body.setAttribute('data-bar-seen', '')
    }).observe(document.body, { childList: true, subtree: true })
  })
  // The clock is paused, so that the navigation takes less than the delay on any machine.
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await docs.sidebar.link('Event description').click()
  await page.clock.runFor(PROGRESS_BAR.delayMs - 1)
  await expect(loader(page)).toHaveCount(0)
  release()
  await expect(docs.title).toHaveText('Event description')
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => document.body.hasAttribute('data-bar-seen'))).toBe(false)
  await expect(loader(page)).toHaveCount(0)
})

test('§2, §9 the old page stays; bar and loader are visible until the new page appears', async ({
  page,
  docs,
}) => {
  const release = await holdScript(page, DESCRIPTION)
  await docs.open(INTRODUCTION)
  await docs.sidebar.link('Event description').click()
  await expect(progressBar(page)).toBeVisible()
  await expect(loader(page)).toBeVisible()
  const spins = (ring: HTMLElement) => ring.getAnimations({ subtree: true }).length
  expect(await loader(page).evaluate(spins)).toBe(1)
  await expect(docs.title).toHaveText('API introduction')
  release()
  await expect(docs.title).toHaveText('Event description')
  await expect(loader(page)).toBeHidden()
  await expect(progressBar(page)).toHaveCount(0)
})

test.describe('with a server that hangs', () => {
  test.use({ expectedMessages: [new RegExp(MESSAGES.routePreloadFailed)] })

  test('§9 the bar starts at 0.08, grows by up to 0.02 every 800 ms, and never reaches the end', async ({
    page,
    docs,
  }) => {
    const { delayMs, minimum, trickleRate, trickleSpeedMs } = PROGRESS_BAR
    // If a page's code is too slow, the router requests its document.
    for (const url of [scriptOf(DESCRIPTION), `**${DESCRIPTION}`]) await page.route(url, () => {})
    const bar = progressBar(page)
    await docs.open(INTRODUCTION)
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await docs.sidebar.link('Event description').click()
    await page.clock.runFor(delayMs)
    await expect(bar).toBeVisible()
    await expect(bar.locator('*')).toHaveCount(0)
    expect(await shareOf(bar)).toBeCloseTo(minimum)
    await page.clock.runFor(trickleSpeedMs)
    await expect.poll(() => shareOf(bar)).toBeGreaterThan(minimum)
    expect(await shareOf(bar)).toBeLessThanOrEqual(minimum + trickleRate)
    const shares: number[] = []
    for (let round = 0; round < 6; round += 1) {
      await page.clock.runFor(5_000)
      shares.push(await shareOf(bar))
    }
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBeGreaterThan(shares[0] ?? 1)
    expect(shares.at(-1)).toBeLessThan(1)
    await expect(docs.title).toHaveText('API introduction')
  })

  test('with reduced motion, the progress bar does not trickle, and nothing scrolls smoothly', async ({
    page,
    docs,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const url of [scriptOf(DESCRIPTION), `**${DESCRIPTION}`]) await page.route(url, () => {})
    await docs.open(INTRODUCTION)
    await page.clock.install()
    await docs.sidebar.link('Event description').click()
    await page.clock.runFor(PROGRESS_BAR.delayMs + 10 * PROGRESS_BAR.trickleSpeedMs)
    await expect(progressBar(page)).toBeVisible()
    expect(await shareOf(progressBar(page))).toBeCloseTo(PROGRESS_BAR.minimum)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  })
})

test('a double click navigates once: one history entry, one progress bar', async ({
  page,
  docs,
}) => {
  await docs.open(INTRODUCTION)
  const before = await page.evaluate(() => window.history.length)
  await docs.sidebar.link('Event description').dblclick()
  await expect(docs.title).toHaveText('Event description')
  await expect(progressBar(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
})

test('another link replaces one that hangs, with one history entry', async ({ page, docs }) => {
  await page.route(scriptOf(DESCRIPTION), () => {})
  await docs.open(INTRODUCTION)
  const before = await page.evaluate(() => window.history.length)
  await docs.sidebar.link('Event description').click()
  await expect(loader(page)).toBeVisible()
  await docs.sidebar.link('API methods').click()
  await expect(docs.title).toHaveText('API methods')
  await expect(loader(page)).toBeHidden()
  await expect(progressBar(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
})

test('§2 going back cancels a pending navigation', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API')
  await docs.sidebar.link('Introduction').click()
  await expect(docs.title).toHaveText('API introduction')
  const release = await holdScript(page, DESCRIPTION)
  await docs.sidebar.link('Event description').click()
  await expect(loader(page)).toBeVisible()
  await page.goBack()
  await expect(docs.title).toHaveText('Stream API')
  await expect(loader(page)).toBeHidden()
  await expect(progressBar(page)).toHaveCount(0)
  const received = page.waitForResponse(scriptOf(DESCRIPTION))
  release()
  await (await received).finished()
  // A pending navigation would show its page by now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(docs.title).toHaveText('Stream API')
  await expect(page).toHaveURL('/docs/Stream/API')
})
