import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { Checklist } from './pages/Checklist'
import { DocsPage } from './pages/DocsPage'
import { SearchModal } from './pages/SearchModal'
import { expect, test } from './site-test'

/** Opens a route and waits for the reading script, without a sign that the reader goes on. */
async function read(page: Page, route: string): Promise<DocsPage> {
  await page.goto(route)
  await expect(page.locator('html')).toHaveAttribute('data-reading')
  return new DocsPage(page)
}

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

const isReactAskedFor = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('script[src*="/chunks/"]') !== null)

test('issue 15, 1 a page answers its reader without React, which comes with the first link', async ({
  page,
}) => {
  const docs = await read(page, STREAM_LANDING)
  await docs.main.getByRole('tab', { name: 'Windows' }).first().dispatchEvent('click')
  await expect(docs.main.getByRole('tab', { name: 'Windows' }).nth(1)).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await docs.navbar.colorModeSwitch.dispatchEvent('click')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await docs.sidebar.toggle('Tutorials').dispatchEvent('click')
  await expect(docs.sidebar.link('Primary and backup program')).toBeVisible()
  await docs.main.getByRole('heading', { name: 'Troubleshooting' }).scrollIntoViewIfNeeded()
  await expect(docs.backToTop).toBeVisible()
  expect(await scriptsOf(page)).toEqual([expect.stringContaining('/reading/')])
  await docs.sidebar.link('AWS').hover()
  await expect(page.locator('html')).toHaveAttribute('data-started')
})

test('issue 15, 1 a pointer that passes over a link, or presses it, does not bring React', async ({
  page,
}) => {
  await page.clock.install()
  const docs = await read(page, STREAM_LANDING)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const link = docs.sidebar.link('AWS')
  await link.hover()
  await docs.title.hover()
  await page.clock.runFor(10_000)
  expect(await isReactAskedFor(page)).toBe(false)
  await link.hover()
  await page.mouse.down()
  await expect(link).toBeFocused()
  await page.clock.runFor(10_000)
  expect(await isReactAskedFor(page)).toBe(false)
  await docs.title.hover()
  await page.mouse.up()
  await link.hover()
  await page.clock.runFor(10_000)
  expect(await isReactAskedFor(page)).toBe(true)
})

test('issue 15, 1 the Tab key brings React, a key that scrolls does not', async ({ page }) => {
  await read(page, STREAM_LANDING)
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await isReactAskedFor(page)).toBe(false)
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveAttribute('data-started')
  expect(await isReactAskedFor(page)).toBe(true)
})

test('issue 15, 1 React leaves what the reader did before it came', async ({ page }) => {
  const docs = await read(page, STREAM_LANDING)
  const checklist = new Checklist(page)
  await docs.main.getByRole('tab', { name: 'Windows' }).first().dispatchEvent('click')
  await docs.navbar.colorModeSwitch.dispatchEvent('click')
  await docs.sidebar.toggle('Tutorials').dispatchEvent('click')
  await docs.sidebar.toggle('Installation guides').dispatchEvent('click')
  await checklist.boxes.first().check({ force: true })
  await expect(docs.sidebar.link('Primary and backup program')).toBeVisible()
  const boxes = await checklist.boxes.count()
  const before = await page.evaluate(() => {
    window.scrollTo(0, 1500)
    return window.scrollY
  })
  await whenInteractive(page)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(docs.main.getByRole('tab', { name: 'Windows' }).nth(1)).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(docs.sidebar.link('Primary and backup program')).toBeVisible()
  await expect(docs.sidebar.toggle('Installation guides')).toHaveAttribute('aria-expanded', 'false')
  await expect(docs.sidebar.link('Linux with Docker')).toBeHidden()
  await expect(checklist.boxes.first()).toBeChecked()
  await expect(checklist.boxes).toHaveCount(boxes)
  await expect(checklist.tocProgress).toHaveText(/^1 of/)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('issue 15, 1 a click before React is there is a full load; Back leads to the place left', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/**', () => {})
  const docs = await read(page, STREAM_LANDING)
  await docs.scrollDownTo(1500)
  // The browser notes a place within a second of the last scroll: who leaves at once comes back to the one before.
  await expect(async () => {
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(0)
    await docs.sidebar.link('AWS').click()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await page.goBack()
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    expect(await page.evaluate(() => window.scrollY)).toBe(left)
  }).toPass()
})

test('issue 15, 2 search has its first hits without React, and leads on without it', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/**', () => {})
  const docs = await read(page, STREAM_LANDING)
  const modal = new SearchModal(page)
  await modal.open()
  await modal.searchFor('AddEvent')
  await page.keyboard.press('Enter')
  await expect(docs.title).toHaveText('AddEvent')
})

test('issue 15, 2 React comes behind the first hits', async ({ page }) => {
  await read(page, STREAM_LANDING)
  const modal = new SearchModal(page)
  await modal.open()
  await modal.searchFor('AddEvent')
  await expect(page.locator('html')).toHaveAttribute('data-started')
})

test('§2 after a reload, Back shows the page before also when it comes before the router', async ({
  page,
}) => {
  const docs = await read(page, STREAM_LANDING)
  await whenInteractive(page)
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await page.route('**/_next/static/**/*.js', () => {})
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.unroute('**/_next/static/**/*.js')
  await page.evaluate(() => window.history.back())
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await expect(page).toHaveURL(STREAM_LANDING)
  await whenInteractive(page)
  await page.goForward()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
})

test('§2 Back leads to places that the reader went to on the page before React came', async ({
  page,
}) => {
  const docs = await read(page, STREAM_LANDING)
  await page.evaluate(() => {
    location.hash = '#troubleshooting'
  })
  await expect(docs.main.getByRole('heading', { name: 'Troubleshooting' })).toBeFocused()
  await whenInteractive(page)
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await page.goBack()
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await expect(page).toHaveURL(`${STREAM_LANDING}#troubleshooting`)
  await page.goBack()
  await expect(page).toHaveURL(STREAM_LANDING)
  await page.goForward()
  await page.goForward()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await page.goBack()
  await page.goBack()
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
})

test.describe('while React is on its way', () => {
  test.use({ expectedMessages: [/ERR_BLOCKED_BY_CLIENT/] })

  test('issue 15, 1 the browser fetches the document behind a link', async ({ page }) => {
    // Not by a route of the test: while there is one, the browser fetches nothing ahead.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/_next/static/chunks/*'] })
    const docs = await read(page, STREAM_LANDING)
    const fetched = page.waitForRequest((request) => request.url().endsWith('/Kubernetes/AWS'))
    await docs.sidebar.link('AWS').hover()
    expect((await fetched).headers()['sec-purpose']).toBe('prefetch')
  })
})

test('§2 under data-saver the browser is told to fetch nothing ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  )
  await page.goto(STREAM_LANDING)
  await whenInteractive(page)
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})
