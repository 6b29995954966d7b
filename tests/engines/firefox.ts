import { launch, type Page } from 'puppeteer-core'
import { locate } from '../../tools/machine/browser'
import { type Engine, type Tab, TIMEOUT_MS, WINDOW } from './engine'

const COMMANDS = ['firefox-esr', 'firefox'] as const
/** Cookies and storage are refused. */
const NO_STORAGE = { 'network.cookie.cookieBehavior': 2 }

/** Firefox, driven over WebDriver BiDi. */
export function firefox(): Engine {
  const executablePath = process.env.FIREFOX_PATH ?? COMMANDS.map(locate).find((path) => path)
  return {
    name: 'Firefox',
    missing:
      executablePath === undefined
        ? 'it is not on this machine. On Debian: apt-get install firefox-esr'
        : null,
    inTab: async (isStorageBlocked, work) => {
      const browser = await launch({
        browser: 'firefox',
        ...(executablePath === undefined ? {} : { executablePath }),
        defaultViewport: WINDOW,
        extraPrefsFirefox: isStorageBlocked ? NO_STORAGE : {},
      })
      try {
        const page = await browser.newPage()
        page.setDefaultTimeout(TIMEOUT_MS)
        const uncaught: string[] = []
        page.on('pageerror', (error) => uncaught.push(`uncaught ${String(error)}`))
        await work(tabOf(page))
        return uncaught
      } finally {
        await browser.close()
      }
    },
  }
}

function tabOf(page: Page): Tab {
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    // `page.goBack` waits for an event that a page kept alive by the browser does not have.
    goBack: () => page.evaluate(() => void setTimeout(() => history.back())),
    resize: (size) => page.setViewport(size),
    click: (selector) => page.locator(selector).click(),
    fill: (selector, value) => page.locator(selector).fill(value),
    press: (key) => page.keyboard.press(key),
    waitFor: (holds, ...args) => page.waitForFunction(holds, {}, ...args),
  }
}
