import { expect, type Page, test } from '@playwright/test'
import { MESSAGES } from '../../../lib/site/messages'
import { readSiteFile } from '../../build/exported-page'
import { pageFiles, routeOfHtmlFile } from '../../fixtures/exported-site'
import { htmlText } from '../../fixtures/html-text'
import { progressBar } from '../changing-route'
import { SearchModal } from '../pages/SearchModal'
import { ACTIONS, pick, type ReaderState, randomFor, randomOf, spoilNetwork } from './random-reader'

/** `SEED=17` runs one seed, `SEED=1-10` a range. */
const [first = 1, last = first] = (process.env.SEED ?? '1-100').split('-').map(Number)
const SEEDS = Array.from({ length: last - first + 1 }, (_, index) => first + index)

const STARTS = [
  '/',
  '/docs/Stream/Installation_Guides/Kubernetes/Akamai',
  '/docs/Stream/API/API_Methods/AddEvent',
  '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
  '/search?q=event',
  '/docs/FTC/Tutorials/Logo_Filter#limits',
] as const
const MOST_ACTIONS = 10
/** How long the reader waits after the network works again. */
const RECOVERY_MS = Number(process.env.RECOVERY_MS ?? 5000)
/** Maximum number of documents that a reader loads; more would be a loop. */
const MOST_DOCUMENTS = 60

/** The heading of each page by its route. */
const titles = new Map(
  pageFiles().map((file) => {
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(String(readSiteFile(file)))?.[1] ?? ''
    return [routeOfHtmlFile(file), htmlText(heading)]
  }),
)

for (const seed of SEEDS) {
  test(`a random reader on a bad network, seed ${seed}`, async ({ browser, baseURL }) => {
    const random = randomOf(seed)
    const said: string[] = []
    const viewport = pick(random, [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ])
    const context = await browser.newContext({ viewport, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const errors: string[] = []
    let documents = 0
    page.on('pageerror', (error) => {
      // A fault that replaces a script with another site's page causes a SyntaxError.
      if (error.name !== 'SyntaxError') errors.push(error.message)
    })
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    const network = await spoilNetwork(context, seed)
    said.push(network.said)
    const state: ReaderState = { typed: null, said }
    try {
      const start = pick(random, STARTS)
      said.push(`opens ${start}`)
      await page.goto(start).catch(() => undefined)
      const length = 3 + Math.floor(random() * MOST_ACTIONS)
      for (let count = 0; count < length; count += 1) {
        const [name, act] = pick(random, Object.entries(ACTIONS))
        said.push(name)
        // Each action has its own numbers: how many it draws depends on what has loaded, which varies from run to run.
        const own = randomFor(`${seed} action ${count}`)
        await act(page, own, state).catch(() => undefined)
      }
      await network.mend()
      said.push('the network is mended')
      await expectHealed(page, state)
      expect(errors).toEqual([])
      expect(documents).toBeLessThan(MOST_DOCUMENTS)
    } catch (error) {
      console.error(`SEED=${seed}\n  ${said.join('\n  ')}\n  at ${page.url()}`)
      throw error
    } finally {
      await context.close()
    }
  })
}

/** Checks that the site works again after one Retry at most, or after a reload if the browser shows an error page. */
async function expectHealed(page: Page, state: ReaderState): Promise<void> {
  await page.keyboard.press('Escape')
  const retry = page.getByRole('button', {
    name: new RegExp(`^(?:${MESSAGES.retry}|${MESSAGES.tryAgain})$`),
  })
  if (page.url() === 'about:blank') await page.goto('/')
  // Retry may be gone, because a late response arrived.
  else if (!(await isOurs(page))) await page.reload().catch(() => undefined)
  else if (await retry.first().isVisible()) await retry.first().click()
  await expectWhole(page)

  // At the top of the page, the navbar is visible. The link must lead to another page to prove anything.
  await page.evaluate(() => window.scrollTo(0, 0))
  const isHome = new URL(page.url()).pathname === '/'
  const links = isHome ? 'main a[href^="/docs"]:not([href$=".md"])' : 'header a[href="/"]'
  const link = page.locator(links).filter({ visible: true }).first()
  const url = (await link.getAttribute('href', { timeout: RECOVERY_MS })) ?? ''
  await link.click({ timeout: RECOVERY_MS })
  await expect(page).toHaveURL(url, { timeout: RECOVERY_MS })
  await expectWhole(page)

  const search = new SearchModal(page)
  await search.open()
  await search.input.fill('AddEvent')
  await expect(search.options.first()).toBeVisible({ timeout: RECOVERY_MS })
  await page.keyboard.press('Escape')

  if (state.typed !== null) {
    await page.goto(state.typed.route)
    await expect(page.locator(`[id="${state.typed.id}"]`)).toHaveValue(state.typed.text, {
      timeout: RECOVERY_MS,
    })
  }
  await expectWhole(page)
}

/** Whether the browser shows a page of the site or is loading one. */
function isOurs(page: Page): Promise<boolean> {
  const main = page.locator('main#main-content')
  return main.waitFor({ timeout: RECOVERY_MS }).then(
    () => true,
    () => false,
  )
}

/** Checks that the URL matches the visible page, nothing crashed, and no loader spins forever. */
async function expectWhole(page: Page): Promise<void> {
  const turning = progressBar(page)
    .or(page.locator('.loader'))
    .or(page.getByRole('status').filter({ hasText: /^Loading/ }))
  await expect(async () => {
    const { pathname } = new URL(page.url())
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(
      titles.get(pathname) ?? MESSAGES.notFoundTitle,
      { timeout: 500 },
    )
    await expect(turning.filter({ visible: true })).toHaveCount(0, { timeout: 500 })
    await expect(page.getByText(MESSAGES.crashed)).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: RECOVERY_MS })
}
