import type { Page } from '@playwright/test'
import { LONGEST_GUIDE } from '../fixtures/page-kinds'
import { DESCRIPTION } from './changing-route'
import { holdScripts, openBeforeScripts } from './held-requests'
import { whenInteractive, whenQuiet } from './interactive'
import type { DocsPage } from './pages/DocsPage'
import { expect, expectSoon, test } from './site-test'

const METHODS = '/docs/Stream/API/API_Methods'

/** Fires the events of the back/forward cache, which the headless shell does not have. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
}

async function expectUsable({ page, navbar }: DocsPage): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 200)
  await expect(page).toBeScrolledTo(200)
  await page.mouse.wheel(0, -200)
  await expect(page).toBeScrolledTo(0)
  await navbar.whenShown()
}

test('§2 Back and Forward lead to visited pages and places', async ({ page, docs, modal }) => {
  await test.step('§2 Back returns to places on the page that the reader visited before hydration', async () => {
    const release = await openBeforeScripts(page, DESCRIPTION)
    await docs.toc.link('Related pages').click()
    await expect(docs.main.getByRole('heading', { name: 'Related pages' })).toBeSeen()
    release()
    await whenInteractive(page)
    await docs.follow(docs.sidebar.link('API'), 'Stream API')
    for (const url of [`${DESCRIPTION}#related-pages`, DESCRIPTION]) {
      await page.goBack()
      await expect(page).toHaveURL(url)
      await expect(docs.title).toHaveTextSoon('Event description')
    }
    await page.goForward()
    await page.goForward()
    await expect(docs.title).toHaveTextSoon('Stream API')
  })

  await test.step('a page restored from the back/forward cache returns without menu and search', async () => {
    await page.setViewportSize({ width: 800, height: 500 })
    await page.reload()
    await whenInteractive(page)
    await docs.navbar.menuButton.click()
    await expect(docs.mobileSidebar.dialog).toBeSeen()
    await leaveAndReturn(page)
    await expectUsable(docs)
    await modal.open()
    await leaveAndReturn(page)
    await expectUsable(docs)
  })

  await test.step('§2 after a reload, Back before hydration shows the previous page', async () => {
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.evaluate(() => window.history.back())
    await expect(docs.title).toHaveTextSoon('Event description')
    await expect(page).toHaveURL(`${DESCRIPTION}#related-pages`)
    release()
    await whenInteractive(page)
    await page.goForward()
    await expect(docs.title).toHaveTextSoon('Stream API')
  })
})

/**
 * Clicks a sidebar link and, while its page renders, another one, or goes back. Waits for the last navigation's end.
 */
async function interrupt(page: Page, first: string, second: string | null): Promise<void> {
  await page.evaluate(
    async (names) => {
      const { events } = Reflect.get(window, 'next').router
      const click = (name: string) =>
        document.querySelector<HTMLElement>(`nav a[href$="/${name}"]`)?.click()
      const next = (event: string) => new Promise((resolve) => events.on(event, resolve))
      const rendering = next('beforeHistoryChange')
      click(names.first)
      await rendering
      const arrival = next('routeChangeComplete')
      if (names.second === null) window.history.back()
      else click(names.second)
      await arrival
    },
    { first, second },
  )
}

test('§2 after interruptions, Back and Forward show the URL’s page', async ({ page, docs }) => {
  const visited = ['GetSettings']
  await docs.open(`${METHODS}/${visited[0]}`)
  const expectPage = async (name = '') => {
    await expect(docs.title).toHaveTextSoon(name)
    await expect(page).toHaveURL(new RegExp(`/${name}$`))
  }
  for (const [first, second] of [
    ['AddEvent', 'DeleteEvent'],
    ['EmailTest', 'EmailTest'],
    // The current page, and one whose rendering was interrupted.
    ['EmailTest', 'AddEvent'],
  ] as const)
    await test.step(`${second} interrupts ${first}`, async () => {
      await interrupt(page, first, second)
      for (const name of [first, second]) if (visited.at(-1) !== name) visited.push(name)
      await expectPage(second)
      await page.goBack()
      await expectPage(visited.at(-2))
      await page.goForward()
      await expectPage(second)
    })
  await test.step('Back interrupts a link', async () => {
    await interrupt(page, 'GetSettings', null)
    await expectPage(visited.at(-1))
    await page.goForward()
    await expectPage('GetSettings')
    await page.goBack()
    await expectPage(visited.at(-1))
  })
})

test('§2 after a reload, links lead to the top, and Back to the place', async ({ page, docs }) => {
  const place = () => page.evaluate(() => window.scrollY)
  await docs.open(`${METHODS}/AddEvent`)
  for (const left of [0, 700]) {
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, left)
    await expect(page).toBeScrolledTo(left)
    await page.reload()
    await whenInteractive(page)
    expect(await place()).toBe(left)
    await docs.follow(docs.sidebar.link(/^DeleteEvent/), 'DeleteEvent')
    await whenQuiet(page)
    expect(await place()).toBe(0)
    await docs.goBack('AddEvent')
    await whenQuiet(page)
    expect(await place()).toBe(left)
  }
})

test('the reader’s place is kept', async ({ page, docs }) => {
  const PLACE = 5000
  const stored = () => page.evaluate(() => history.state?.scrollY)
  for (const hash of ['', '#verify']) {
    await docs.open(`${LONGEST_GUIDE}${hash}`)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), PLACE)
    await expectSoon(stored).toBe(PLACE)
    const text = await page.evaluate(() => document.elementFromPoint(500, 300)?.textContent)
    const expectPlace = async () => {
      await whenInteractive(page)
      await expect(page).toBeScrolledTo(PLACE)
      expect(await page.evaluate(() => document.elementFromPoint(500, 300)?.textContent)).toBe(text)
    }
    await test.step(`after a reload of a URL with the hash “${hash}”`, async () => {
      await page.reload()
      await expectPlace()
    })
    await test.step(`after Back from another site to a URL with the hash “${hash}”`, async () => {
      await page.goto('data:text/html,elsewhere')
      await page.goBack()
      await expectPlace()
    })
  }
})
