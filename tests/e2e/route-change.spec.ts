import type { Locator, Page } from '@playwright/test'
import { PROGRESS_BAR } from '../../lib/config/constants'
import { MESSAGES } from '../../lib/config/messages'
import { whenInteractive } from './interactive'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const INTRODUCTION = '/docs/Stream/API/Introduction'
const DESCRIPTION = '/docs/Stream/API/Event_Description'
const GUIDE = '/docs/Stream/Installation_Guides/Kubernetes/Akamai'

/** The script of one route. */
const scriptOf = (route: string) => new RegExp(`/_next/static/chunks/pages${route}-[0-9a-f]+\\.js`)

const progressBar = (page: Page) => page.locator('[data-bar]')
const loader = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading page' })
const errorBox = (page: Page) => page.getByRole('alert').filter({ hasText: MESSAGES.retry })

/** Share of its way that a progress bar has gone, from 0 to 1. */
const shareOf = (bar: Locator) =>
  bar.evaluate((element: HTMLElement) => {
    const offset = /translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1]
    return 1 + Number(offset) / 100
  })

/** Marks the document, to tell a change of page from a full load. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-marked'))

test.describe('§2 route change', () => {
  test('§2 goes to the top, keeps the document and moves focus to the content', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    await markDocument(page)
    await page.evaluate(() => window.scrollTo(0, 400))
    await docs.sidebar.link('Event description').click()
    await expect(docs.title).toHaveText('Event description')
    expect(await isMarked(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(docs.main).toBeFocused()
    await expect(page.locator('next-route-announcer')).toHaveText(/Event description/)
  })

  test('§2 goes to the hash target, below the navbar, and gives it focus', async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open(GUIDE)
    await docs.toc.link('Upgrade').first().click()
    const heading = docs.main.getByRole('heading', { name: 'Upgrade', exact: true })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    const navbarBottom = await page
      .getByRole('banner')
      .evaluate((bar) => bar.getBoundingClientRect().bottom)
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(navbarBottom)
  })

  test('§2 back and forward restore the position', async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open(GUIDE)
    await page.evaluate(() => window.scrollTo(0, 3210))
    // The navbar is hidden here; the sidebar is beside the article all the way.
    await docs.sidebar.link('AWS').click()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await page.evaluate(() => window.scrollTo(0, 1234))
    await page.goBack()
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3210)
    await page.goForward()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1234)
  })

  test('C06 a malformed hash is no error: the page shows from its top', async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = `${path}#%E0%A4%A`
      link.textContent = 'malformed'
      document.querySelector('main')?.append(link)
    }, DESCRIPTION)
    await page.getByRole('link', { name: 'malformed' }).click()
    await expect(docs.title).toHaveText('Event description')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('C07 a malformed or unknown hash on a direct load is no error', async ({ page }) => {
    const docs = new DocsPage(page)
    for (const hash of ['#%E0%A4%A', '#nowhere', "#a.b:c('"]) {
      await docs.open(`${INTRODUCTION}${hash}`)
      await expect(docs.title).toHaveText('API introduction')
    }
  })

  test('C09 a target in a tab that is not shown is shown', async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open(GUIDE)
    const id = await docs.main
      .getByRole('radio', { name: 'Windows' })
      .first()
      .evaluate((input) => {
        const panel = input
          .closest('[data-tab-group]')
          ?.querySelector('[data-tab="Windows"] figure')
        if (panel) panel.id = 'in-the-tab'
        return panel?.id
      })
    expect(id).toBe('in-the-tab')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '#in-the-tab'
      link.textContent = 'to the tab'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'to the tab' }).click()
    await expect(page.locator('#in-the-tab')).toBeInViewport()
  })

  test('C20 a link to the page one is on goes to the top and adds no history entry', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(GUIDE)
    await markDocument(page)
    await page.evaluate(() => window.scrollTo(0, 2000))
    const before = await page.evaluate(() => window.history.length)
    await docs.sidebar.link('Akamai').click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => window.history.length)).toBe(before)
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('§2 a route that is slow', () => {
  test('A14, §9 a quick change never shows the progress bar or the loader', async ({ page }) => {
    const docs = new DocsPage(page)
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(scriptOf(DESCRIPTION), async (route) => {
      await gate
      await route.continue()
    })
    await docs.open(INTRODUCTION)
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-bar]')) document.body.setAttribute('data-bar-seen', '')
      }).observe(document.body, { childList: true, subtree: true })
    })
    // Time passes by hand only, so that the change takes less than the delay on any machine.
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

  test('§2, §9 the old page stays; bar and loader show until the new page is there', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(scriptOf(DESCRIPTION), async (route) => {
      await gate
      await route.continue()
    })
    await docs.open(INTRODUCTION)
    await docs.sidebar.link('Event description').click()
    await expect(progressBar(page)).toBeVisible()
    await expect(loader(page)).toBeVisible()
    await expect(docs.title).toHaveText('API introduction')
    release()
    await expect(docs.title).toHaveText('Event description')
    await expect(loader(page)).toBeHidden()
    await expect(progressBar(page)).toHaveCount(0)
  })

  test('A07 the bar of a change that hangs trickles on, and never reaches its end', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await page.route(scriptOf(DESCRIPTION), () => {})
    await page.clock.install()
    await docs.open(INTRODUCTION)
    await docs.sidebar.link('Event description').click()
    await page.clock.runFor(PROGRESS_BAR.delayMs)
    await expect(progressBar(page)).toBeVisible()
    const shares: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      await page.clock.runFor(5_000)
      shares.push(await shareOf(progressBar(page)))
    }
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBeGreaterThan(shares[0] ?? 1)
    expect(shares.at(-1)).toBeLessThan(1)
    await expect(docs.title).toHaveText('API introduction')
  })

  test('A15 a double click is one change: one history entry, one end of the bar', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    const before = await page.evaluate(() => window.history.length)
    await docs.sidebar.link('Event description').dblclick()
    await expect(docs.title).toHaveText('Event description')
    await expect(progressBar(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  })

  test('A07, A15 another link wins over one that hangs, with one history entry', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
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
})

test.describe('§2, §8 a route whose code does not load', () => {
  test.use({
    expectedMessages: [
      new RegExp(
        `${MESSAGES.routePreloadFailed}|Failed to load resource|ERR_INTERNET_DISCONNECTED`,
      ),
    ],
  })

  for (const [name, answer] of [
    ['A04 answers 404', { status: 404, body: 'gone' }],
    [
      'A06 answers with a page of its own',
      { status: 200, contentType: 'text/html', body: '<html></html>' },
    ],
  ] as const) {
    test(`${name}: a warning, and one full load of the page`, async ({ page }) => {
      const docs = new DocsPage(page)
      await page.route(scriptOf(DESCRIPTION), (route) => route.fulfill(answer), { times: 1 })
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await docs.open(INTRODUCTION)
      await markDocument(page)
      const before = await page.evaluate(() => window.history.length)
      await docs.sidebar.link('Event description').click()
      await expect(docs.title).toHaveText('Event description')
      expect(await isMarked(page)).toBe(false)
      expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
      expect(warnings.some((text) => text.includes(MESSAGES.routePreloadFailed))).toBe(true)
    })
  }

  test('§2 once per address and visit: the second failure shows the error box', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await page.route(scriptOf(DESCRIPTION), (route) => route.fulfill({ status: 404, body: '' }))
    for (const turn of [1, 2]) {
      await docs.open(INTRODUCTION)
      await docs.sidebar.link('Event description').click()
      if (turn === 1) await expect(docs.title).toHaveText('Event description')
    }
    await expect(errorBox(page)).toBeVisible()
    await expect(docs.title).toHaveText('API introduction')
  })

  test('A02, A03 offline: the page stays with error and Retry, which works when the network is back', async ({
    page,
    context,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    await markDocument(page)
    await context.setOffline(true)
    await docs.sidebar.link('Event description').click()
    await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
    await expect(docs.title).toHaveText('API introduction')
    await expect(progressBar(page)).toHaveCount(0)
    await context.setOffline(false)
    await errorBox(page).getByRole('button', { name: MESSAGES.retry }).click()
    await expect(docs.title).toHaveText('Event description')
    await expect(docs.main).toBeFocused()
    await expect(errorBox(page)).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })

  test('A05 code missing and document unreachable: the page stays, with error and Retry', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    await page.route(scriptOf(DESCRIPTION), (route) => route.fulfill({ status: 404, body: '' }))
    await page.route(`**${DESCRIPTION}`, (route) => route.abort())
    await docs.sidebar.link('Event description').click()
    await expect(errorBox(page)).toBeVisible()
    await expect(docs.title).toHaveText('API introduction')
  })

  test('§2 back to a page of an earlier document, unreachable: the page stays, and Retry works', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    await docs.sidebar.link('Event description').click()
    await expect(docs.title).toHaveText('Event description')
    await page.reload()
    await whenInteractive(page)
    await page.route(scriptOf(INTRODUCTION), (route) => route.abort())
    await page.route(`**${INTRODUCTION}`, (route) => route.abort())
    await page.goBack()
    await expect(errorBox(page)).toBeVisible()
    await expect(docs.title).toHaveText('Event description')
    await page.unrouteAll()
    await errorBox(page).getByRole('button', { name: MESSAGES.retry }).click()
    await expect(docs.title).toHaveText('API introduction')
  })

  test('§2 a link to a page that does not exist loads the not-found page', async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/docs/Stream/API/Nowhere'
      link.textContent = 'to nowhere'
      document.querySelector('main')?.append(link)
    })
    await page.getByRole('link', { name: 'to nowhere' }).click()
    await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
  })

  test('§2 a dead link leads to the not-found page as often as it is followed, also from there', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    const addDeadLink = () =>
      page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/docs/Stream/API/Nowhere'
        link.textContent = 'to nowhere'
        document.querySelector('main')?.append(link)
      })
    const deadLink = page.getByRole('link', { name: 'to nowhere' })
    await docs.open(INTRODUCTION)
    for (const _turn of [1, 2]) {
      await addDeadLink()
      await deadLink.click()
      await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
      await page.goBack()
      await expect(docs.title).toHaveText('API introduction')
      await whenInteractive(page)
    }
    await addDeadLink()
    await deadLink.click()
    await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
    await whenInteractive(page)
    await addDeadLink()
    await markDocument(page)
    await deadLink.click()
    await expect(page.locator('body')).not.toHaveAttribute('data-marked')
    await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
    await expect(errorBox(page)).toHaveCount(0)
  })

  test('§2 back to a not-found page leads there, and offline it is the error box', async ({
    page,
    context,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    await docs.open('/docs/Stream/API/Nowhere')
    await docs.navbar.link('FTC').click()
    await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
    await page.goBack()
    await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
    await whenInteractive(page)
    await docs.navbar.link('FTC').click()
    await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
    await context.setOffline(true)
    await page.goBack()
    await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
    await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
  })
})

test.describe('§2 prefetch', () => {
  const connection = (value: unknown) => (page: Page) =>
    page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, get: () => given })
    }, value)

  for (const [name, prepare] of [
    ['data-saver', connection({ saveData: true, effectiveType: '4g' })],
    ['2G', connection({ saveData: false, effectiveType: '2g' })],
    ['slow 2G', connection({ saveData: false, effectiveType: 'slow-2g' })],
  ] as const) {
    test(`A11 nothing is loaded ahead under ${name}; a click still works`, async ({ page }) => {
      await prepare(page)
      const docs = new DocsPage(page)
      await docs.open(INTRODUCTION)
      const requests: string[] = []
      page.on(
        'request',
        (request) => scriptOf(DESCRIPTION).test(request.url()) && requests.push(request.url()),
      )
      await docs.sidebar.link('Event description').hover()
      await docs.sidebar.link('API methods').hover()
      expect(requests).toEqual([])
      await docs.sidebar.link('Event description').click()
      await expect(docs.title).toHaveText('Event description')
    })
  }

  test('A12 without connection information, pointing at a link loads its code', async ({
    page,
  }) => {
    await connection(undefined)(page)
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    const request = page.waitForRequest(scriptOf(DESCRIPTION))
    await docs.sidebar.link('Event description').hover()
    await request
  })
})
