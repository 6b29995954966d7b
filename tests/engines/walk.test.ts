import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { started as STARTED } from '../../lib/site/root-attributes'
import { type RunningServer, startServer } from '../../tools/server/start-server'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { type Tab, TIMEOUT_MS } from './engine'
import { firefox } from './firefox'
import { webkit } from './webkit'

const GUIDE = '/docs/FTC/Installation_Guides/Kubernetes/AWS'
const END_OF_GUIDE = '#watch-the-job'
const WRITERS_PAGE = '/markdown-page'
const PHONE = { width: 390, height: 844 }

type Step = {
  readonly name: string
  /** Whether the browser refuses to store anything. */
  readonly isStorageBlocked?: true
  /** Whether the site's scripts do not come. */
  readonly isWithoutScripts?: true
  /** @throws when the page does not do what a reader expects */
  readonly run: (tab: Tab, site: string) => Promise<unknown>
}

/** What a reader does in a browser of another engine; each step begins with a page of its own. */
const WALK: readonly Step[] = [
  {
    name: 'navigation and Back',
    run: async (tab, site) => {
      await tab.open(`${site}/docs/Stream/API`)
      await goThereAndBack(tab)
    },
  },
  {
    name: 'navigation and Back by the router',
    run: async (tab, site) => {
      await tab.open(`${site}/docs/Stream/API`)
      await tab.press('Tab')
      await tab.waitFor((started) => document.documentElement.hasAttribute(started), STARTED)
      await goThereAndBack(tab)
    },
  },
  {
    name: 'hash',
    run: async (tab, site) => {
      await tab.open(`${site}${GUIDE}`)
      await tab.click('nav:not(details nav) > ul a[href="#verify"]')
      await waitForTop(tab, '#verify')
    },
  },
  {
    name: 'a long guide on a phone: its end is there for what reads the page, and to scroll to',
    run: async (tab, site) => {
      await tab.resize(PHONE)
      await tab.open(`${site}${GUIDE}`)
      await tab.waitFor((selector) => {
        const end = document.querySelector(selector)?.textContent ?? ''
        // biome-ignore lint/performance/useDomNodeTextContent: only text that is laid out counts
        return end !== '' && document.body.innerText.includes(end)
      }, END_OF_GUIDE)
      await tab.waitFor((selector) => {
        document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' })
        return true
      }, END_OF_GUIDE)
      await waitForTop(tab, END_OF_GUIDE)
      await tab.reload()
      await waitForTop(tab, END_OF_GUIDE)
    },
  },
  {
    name: 'search to a hit',
    run: async (tab, site) => {
      await tab.open(`${site}/docs/FTC`)
      await tab.click('[data-search-opener]')
      await tab.fill('dialog[open] [role="combobox"]', 'AddEvent')
      // Hits of the first letters show before; Enter leads to the search page then.
      await tab.waitFor(() =>
        /for "AddEvent"/.test(
          document.querySelector('dialog[open] [role="status"]')?.textContent ?? '',
        ),
      )
      await tab.press('Enter')
      await waitForTitle(tab, 'AddEvent')
    },
  },
  {
    name: 'copy',
    run: async (tab, site) => {
      await tab.open(`${site}${WRITERS_PAGE}`)
      await tab.click('[data-copy]')
      await tab.waitFor(() => document.querySelector('[data-copy]')?.textContent === 'Copied')
    },
  },
  {
    name: 'tabs',
    run: async (tab, site) => {
      await tab.open(`${site}${WRITERS_PAGE}`)
      await tab.click('.tab-list label:has([value="Windows"])')
      await waitForVisible(tab, '.tab-panel[data-tab="Windows"]')
    },
  },
  {
    name: 'values',
    run: async (tab, site) => {
      await tab.open(`${site}${GUIDE}`)
      await tab.fill('#value-cluster-name', 'engine-walk')
      await tab.waitFor(() =>
        [...document.querySelectorAll('var')].some((value) => value.textContent === 'engine-walk'),
      )
    },
  },
  {
    name: 'checklist',
    run: async (tab, site) => {
      await tab.open(`${site}${GUIDE}`)
      await tab.click('main [type="checkbox"]')
      await tab.reload()
      await tab.waitFor(
        () => document.querySelector<HTMLInputElement>('main [type="checkbox"]')?.checked,
      )
    },
  },
  {
    name: 'release comparison',
    run: async (tab, site) => {
      await tab.open(`${site}${RELEASE_NOTES_ROUTE}`)
      await tab.fill('select[name="from"]', '5.0')
      await tab.waitFor(() => /From 5\.0/.test(document.querySelector('main')?.textContent ?? ''))
    },
  },
  { name: 'color mode', run: switchColorMode },
  {
    name: 'mobile menu',
    run: async (tab, site) => {
      await tab.resize(PHONE)
      await tab.open(`${site}/docs/FTC`)
      await tab.click('header [aria-label="Menu"]')
      await waitForVisible(tab, 'dialog[open]')
      await tab.press('Escape')
      await tab.waitFor(() => document.querySelector('dialog[open]') === null)
    },
  },
  { name: 'storage blocked', run: switchColorMode, isStorageBlocked: true },
  {
    name: 'scripts blocked',
    isWithoutScripts: true,
    run: async (tab, site) => {
      await tab.open(`${site}/docs/Stream/API`)
      await tab.click('#sidebar a[href$="/API/Introduction"]')
      await waitForTitle(tab, 'API introduction')
    },
  },
]

async function switchColorMode(tab: Tab, site: string): Promise<void> {
  await tab.open(`${site}/docs/FTC`)
  await tab.click('nav button')
  await tab.waitFor(() => document.documentElement.classList.contains('dark'))
}

async function goThereAndBack(tab: Tab): Promise<void> {
  await tab.click('#sidebar a[href$="/API/Introduction"]')
  await waitForTitle(tab, 'API introduction')
  await tab.goBack()
  await waitForTitle(tab, 'Stream API')
}

async function waitForTitle(tab: Tab, title: string): Promise<void> {
  await tab.waitFor((wanted) => document.querySelector('h1')?.textContent === wanted, title)
}

/** Waits until the reader looks at an element: it is in the upper half of the window, below the navbar. */
async function waitForTop(tab: Tab, selector: string): Promise<void> {
  await tab.waitFor((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < innerHeight / 2
  }, selector)
}

async function waitForVisible(tab: Tab, selector: string): Promise<void> {
  await tab.waitFor((wanted) => document.querySelector(wanted)?.checkVisibility(), selector)
}

let site: RunningServer
let withoutScripts: RunningServer
beforeAll(async () => {
  site = await startServer({ root: SITE_FOLDER, port: 0 })
  withoutScripts = await startServer({ root: SITE_FOLDER, port: 0, scriptDelayMs: TIMEOUT_MS })
})
afterAll(() => Promise.all([site.close(), withoutScripts.close()]))

for (const { name, missing, inTab } of [firefox(), webkit()]) {
  if (missing !== null) console.warn(`${name}: NOT TESTED, ${missing}`)
  describe.skipIf(missing !== null)(name, () => {
    for (const { name: step, isStorageBlocked = false, isWithoutScripts, run } of WALK)
      it(step, async () => {
        const { url } = isWithoutScripts ? withoutScripts : site
        expect(await inTab(isStorageBlocked, (tab) => run(tab, url))).toEqual([])
      })
  })
}
