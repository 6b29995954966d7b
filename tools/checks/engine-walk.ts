import type { Page } from 'puppeteer-core'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { ACTION_ATTRIBUTE, ACTIONS } from '../../lib/site/element-ids'

const GUIDE = '/docs/FTC/Installation_Guides/Kubernetes/AWS'
const END_OF_GUIDE = '#watch-the-job'
const WRITERS_PAGE = '/markdown-page'
const PHONE = { width: 390, height: 844 }

export type Step = {
  readonly name: string
  /** Whether the browser refuses to store anything. */
  readonly isStorageBlocked?: true
  /** @throws when the page does not do what a reader expects */
  readonly run: (page: Page, site: string) => Promise<void>
}

/** What a reader does in a browser of another engine; each step begins with a page of its own. */
export const WALK: readonly Step[] = [
  {
    name: 'navigation and Back',
    run: async (page, site) => {
      await page.goto(`${site}/docs/Stream/API`)
      await click(page, '#sidebar a[href$="/API/Introduction"]')
      await waitForTitle(page, 'API introduction')
      await page.goBack()
      await waitForTitle(page, 'Stream API')
    },
  },
  {
    name: 'hash',
    run: async (page, site) => {
      await page.goto(`${site}${GUIDE}`)
      await click(page, 'nav:not(details nav) > ul a[href="#verify"]')
      await waitForTop(page, '#verify')
    },
  },
  {
    name: 'a long guide on a phone: its end is there for what reads the page, and to scroll to',
    run: async (page, site) => {
      await page.setViewport(PHONE)
      await page.goto(`${site}${GUIDE}`)
      await page.waitForFunction(
        (selector) => {
          const end = document.querySelector(selector)?.textContent ?? ''
          // biome-ignore lint/performance/useDomNodeTextContent: only text that is laid out counts
          return end !== '' && document.body.innerText.includes(end)
        },
        {},
        END_OF_GUIDE,
      )
      await page.$eval(END_OF_GUIDE, (end) => end.scrollIntoView({ behavior: 'instant' }))
      await waitForTop(page, END_OF_GUIDE)
      await page.reload()
      await waitForTop(page, END_OF_GUIDE)
    },
  },
  {
    name: 'search to a hit',
    run: async (page, site) => {
      await page.goto(`${site}/docs/FTC`)
      await click(page, '[data-search-opener]')
      await page.locator('dialog[open] [role="combobox"]').fill('AddEvent')
      await page.locator('dialog[open] [role="option"]').wait()
      await page.keyboard.press('Enter')
      await waitForTitle(page, 'AddEvent')
    },
  },
  {
    name: 'copy',
    run: async (page, site) => {
      await page.goto(`${site}${WRITERS_PAGE}`)
      await click(page, '[data-copy]')
      await page.waitForFunction(
        () => document.querySelector('[data-copy]')?.textContent === 'Copied',
      )
    },
  },
  {
    name: 'tabs',
    run: async (page, site) => {
      await page.goto(`${site}${WRITERS_PAGE}`)
      await click(page, '.tab-list input[value="Windows"]')
      await waitForVisible(page, '.tab-panel[data-tab="Windows"]')
    },
  },
  {
    name: 'values',
    run: async (page, site) => {
      await page.goto(`${site}${GUIDE}`)
      await page.locator('#value-cluster-name').fill('engine-walk')
      await page.waitForFunction(() =>
        [...document.querySelectorAll('var')].some((value) => value.textContent === 'engine-walk'),
      )
    },
  },
  {
    name: 'checklist',
    run: async (page, site) => {
      await page.goto(`${site}${GUIDE}`)
      await click(page, 'main [type="checkbox"]')
      await page.reload()
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('main [type="checkbox"]')?.checked,
      )
    },
  },
  {
    name: 'release comparison',
    run: async (page, site) => {
      await page.goto(`${site}${RELEASE_NOTES_ROUTE}`)
      await page.locator('select[name="from"]').fill('5.0')
      await page.waitForFunction(() =>
        /From 5\.0/.test(document.querySelector('main')?.textContent ?? ''),
      )
    },
  },
  { name: 'color mode', run: switchColorMode },
  {
    name: 'mobile menu',
    run: async (page, site) => {
      await page.setViewport(PHONE)
      await page.goto(`${site}/docs/FTC`)
      await click(page, 'header [aria-label="Menu"]')
      await waitForVisible(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
    },
  },
  { name: 'storage blocked', run: switchColorMode, isStorageBlocked: true },
  {
    name: 'scripts blocked',
    run: async (page, site) => {
      await page.setRequestInterception(true)
      page.on('request', (request) =>
        request.url().endsWith('.js') ? request.abort() : request.continue(),
      )
      await page.goto(`${site}/docs/Stream/API`)
      await click(page, '#sidebar a[href$="/API/Introduction"]')
      await waitForTitle(page, 'API introduction')
    },
  },
]

async function switchColorMode(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/docs/FTC`)
  await click(page, `nav [${ACTION_ATTRIBUTE}="${ACTIONS.switchColorMode}"]`)
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
}

async function click(page: Page, selector: string): Promise<void> {
  await page.locator(selector).click()
}

async function waitForTitle(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('h1')?.textContent === wanted,
    {},
    title,
  )
}

/** Waits until the reader looks at an element: it is in the upper half of the window, below the navbar. */
async function waitForTop(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < innerHeight / 2
    },
    {},
    selector,
  )
}

async function waitForVisible(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.checkVisibility(),
    {},
    selector,
  )
}
