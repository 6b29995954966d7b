import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver'
import { locate } from '../../tools/machine/browser'
import { type Engine, type Tab, TIMEOUT_MS, WINDOW } from './engine'

const DRIVER = 'WebKitWebDriver'
/** Gives a program a screen where there is none. */
const SCREEN = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24'] as const
const NO_STORAGE = ['--enable-html5-local-storage=false', '--cookies-policy=never'] as const
const START_PAUSE_MS = 200
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const

const SCROLL_TO = `arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })
return arguments[0].getBoundingClientRect().top`

/** WebKit, as GTK ships it, driven over WebDriver. */
export function webkit(): Engine {
  const { env } = process
  const hasScreen = env.DISPLAY !== undefined || locate(SCREEN[0]) !== undefined
  return {
    name: 'WebKit',
    missing:
      locate(DRIVER) === undefined || !hasScreen
        ? 'its driver, or a screen, is not on this machine. On Debian: apt-get install webkit2gtk-driver xvfb'
        : null,
    inTab: async (isStorageBlocked, work) => {
      const port = await getPort()
      const line = [...(env.DISPLAY === undefined ? SCREEN : []), DRIVER, `--port=${port}`]
      const [command = DRIVER, ...args] = line
      // A group of its own: the screen and the browser end with it.
      const server = spawn(command, args, { stdio: 'ignore', detached: true })
      try {
        const driver = await openBrowser(`http://127.0.0.1:${port}`, isStorageBlocked)
        try {
          await resize(driver, WINDOW)
          await work(tabOf(driver))
        } finally {
          await driver.quit()
        }
      } finally {
        if (server.pid !== undefined) process.kill(-server.pid)
      }
      // WebDriver does not report errors.
      return []
    },
  }
}

async function openBrowser(server: string, isStorageBlocked: boolean): Promise<WebDriver> {
  const deadline = Date.now() + TIMEOUT_MS
  while ((await fetch(`${server}/status`).catch(() => null))?.ok !== true) {
    if (Date.now() > deadline) throw new Error(`${DRIVER} does not answer.`)
    await setTimeout(START_PAUSE_MS)
  }
  const args = ['--automation', ...(isStorageBlocked ? NO_STORAGE : [])]
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args },
  })
  return new Builder().usingServer(server).withCapabilities(wanted).build()
}

function tabOf(driver: WebDriver): Tab {
  /** An element that a reader has scrolled to, and that does not move any more. */
  const find = async (selector: string) => {
    const found = await driver.wait(until.elementLocated(By.css(selector)), TIMEOUT_MS)
    await driver.wait(until.elementIsVisible(found), TIMEOUT_MS)
    let lastTop: unknown
    await driver.wait(async () => {
      const top = await driver.executeScript(SCROLL_TO, found)
      const isStill = top === lastTop
      lastTop = top
      return isStill
    }, TIMEOUT_MS)
    return found
  }
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    resize: (size) => resize(driver, size),
    click: async (selector) => (await find(selector)).click(),
    fill: async (selector, value) => {
      const field = await find(selector)
      if ((await field.getTagName()) === 'select')
        return field.findElement(By.css(`option[value="${value}"]`)).click()
      await field.clear()
      return field.sendKeys(value)
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    waitFor: (holds, ...args) =>
      driver.wait(() => driver.executeScript(holds, ...args), TIMEOUT_MS),
  }
}

/** Makes the page as large as asked; the window has a frame too. */
async function resize(driver: WebDriver, { width, height }: typeof WINDOW): Promise<void> {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height })
  const inner: { width: number; height: number } = await driver.executeScript(
    'return { width: innerWidth, height: innerHeight }',
  )
  await window.setRect({
    x: 0,
    y: 0,
    width: 2 * width - inner.width,
    height: 2 * height - inner.height,
  })
}
