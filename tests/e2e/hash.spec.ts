import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { addLink, DESCRIPTION, holdScript, INTRODUCTION } from './changing-route'
import { holdScripts } from './held-requests'
import { whenInteractive, whenMotionEnds } from './interactive'
import { LONGEST_GUIDE, lastStep } from './long-guide'
import { expect, test } from './site-test'

const WRITERS_PAGE = '/markdown-page'

test('§2 links to sections of the page move focus, without requests', async ({ page, docs }) => {
  await test.step('another hash of the page makes no requests; focus and table of contents follow', async () => {
    await docs.open(STREAM_LANDING)
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-bar]')) document.body.setAttribute('data-bar-seen', '')
      }).observe(document.body, { childList: true, subtree: true })
    })
    const requests: string[] = []
    // Browsers may request the icon again whenever the URL changes.
    page.on('request', (request) => {
      if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
    })
    for (const name of ['Sizing', 'Ports']) {
      await docs.toc.link(name).click()
      await expect(docs.main.getByRole('heading', { name, exact: true })).toBeFocused()
      await expect(docs.toc.current).toHaveText([name])
      // The table of contents moves with the navbar, and to click a moving link, Playwright would scroll the page.
      await whenMotionEnds(page)
    }
    await page.goBack()
    await expect(page).toHaveURL(`${STREAM_LANDING}#sizing`)
    await expect(docs.toc.current).toHaveText(['Sizing'])
    expect(requests).toEqual([])
    await expect(page.locator('body')).not.toHaveAttribute('data-bar-seen')
  })

  await test.step('the navbar, visible or hidden, never covers the target of a hash', async () => {
    const heading = docs.main.getByRole('heading', { name: 'Deploy Stream', exact: true })
    const gap = () =>
      page.evaluate(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect()
        const target = document.activeElement?.getBoundingClientRect()
        return target === undefined || bar === undefined ? -1 : target.top - Math.max(0, bar.bottom)
      })
    // Jumping down hides the navbar, and jumping up shows it.
    for (const [from, isVisible] of [
      ['0', false],
      ['document.documentElement.scrollHeight', true],
    ] as const) {
      await page.evaluate(`window.scrollTo(0, ${from})`)
      await docs.toc.link('Deploy Stream').click()
      await expect(heading).toBeFocused()
      await (isVisible ? docs.navbar.whenShown() : docs.navbar.whenHidden())
      expect(await gap()).toBeGreaterThanOrEqual(0)
      await expect(heading).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('a target in a hidden tab becomes visible', async () => {
    const id = await docs.main
      .getByRole('tab', { name: 'Windows' })
      .first()
      .evaluate((tab) => {
        const panel = tab.closest('[data-tab-group]')?.querySelector('[data-tab="Windows"] figure')
        if (panel) panel.id = 'in-the-tab'
        return panel?.id
      })
    expect(id).toBe('in-the-tab')
    await addLink(page, '#in-the-tab', 'to the tab')
    await page.getByRole('link', { name: 'to the tab' }).click()
    await expect(page.locator('#in-the-tab')).toBeInViewport()
  })
})

test.describe('on a page that loads slowly', () => {
  // Next gives up on a page that takes seconds.
  test.use({ expectedMessages: [new RegExp(MESSAGES.routePreloadFailed)] })

  test('§2 the target of a hash is in view with focus when its page appears', async ({
    page,
    docs,
  }) => {
    const release = await holdScript(page, WRITERS_PAGE)
    await docs.open(STREAM_LANDING)
    await docs.title.evaluate((title, path) => {
      title.insertAdjacentHTML('afterend', `<a href="${path}#tabs">How tabs work</a>`)
    }, WRITERS_PAGE)
    await docs.main.getByRole('link', { name: 'How tabs work' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeVisible()
    release()
    const heading = docs.main.getByRole('heading', { name: 'Tabs', exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
  })
})

test('§2 a hash without a target causes no error', async ({ page, docs }) => {
  await test.step('a malformed hash causes no error, and the page starts at the top', async () => {
    await docs.open(INTRODUCTION)
    await addLink(page, `${DESCRIPTION}#%E0%A4%A`, 'malformed')
    await page.getByRole('link', { name: 'malformed' }).click()
    await expect(docs.title).toHaveText('Event description')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('a malformed or unknown hash on a direct load causes no error', async () => {
    for (const hash of ['#%E0%A4%A', '#nowhere', "#a.b:c('"]) {
      await docs.open(`${INTRODUCTION}${hash}`)
      await expect(docs.title).toHaveText('API introduction')
    }
  })
})

test.describe('hydration keeps the reader’s scroll position', () => {
  const ANCHOR = `${STREAM_LANDING}#troubleshooting`

  for (const [way, act] of [
    ['a scroll', (page: Page) => page.evaluate(() => window.scrollTo(0, 300))],
    ['a reload', (page: Page) => reloadAt(page, 300)],
  ] as const)
    test(`§2 after ${way}`, async ({ page, docs }) => {
      const start = await holdScripts(page)
      await page.goto(ANCHOR, { waitUntil: 'domcontentloaded' })
      await expect(docs.main.getByRole('heading', { name: 'Troubleshooting' })).toBeInViewport()
      await act(page)
      start()
      await whenInteractive(page)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await page.evaluate(() => window.scrollY)).toBe(300)
    })

  // A script that scrolled the page away and back would undo the reader's own scrolling during hydration.
  test('§2 hydration does not scroll the page', async ({ page, docs }) => {
    const start = await holdScripts(page)
    await page.goto(`${LONGEST_GUIDE}?from=mail`, { waitUntil: 'domcontentloaded' })
    const id = await lastStep(page).getAttribute('id')
    await page.goto(`${LONGEST_GUIDE}?from=mail#${id}`, { waitUntil: 'domcontentloaded' })
    await expect(lastStep(page)).toBeInViewport()
    await page.evaluate(() => {
      window.scrollBy(0, -3000)
      Reflect.set(window, 'isMoved', false)
      const move = () => Reflect.set(window, 'isMoved', true)
      Element.prototype.scrollIntoView = move
      window.scrollTo = move
    })
    start()
    await whenInteractive(page)
    await docs.navbar.colorModeSwitch.click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
    )
    expect(await page.evaluate(() => Reflect.get(window, 'isMoved'))).toBe(false)
  })
})

/** Scrolls to a position and reloads the page; the browser restores the position. */
async function reloadAt(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.reload({ waitUntil: 'domcontentloaded' })
}
