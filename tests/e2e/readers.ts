import { setTimeout } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** Milliseconds that a finger touches the screen; Playwright's own tap takes no time. */
const TAP_MS = 90

export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('found no box to tap, expected a visible element')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await target.page().context().newCDPSession(target.page())
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await setTimeout(TAP_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Goes to a link with the Tab key and presses Enter. */
export async function pressByKey(link: Locator): Promise<void> {
  const { keyboard } = link.page()
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await keyboard.press('Tab')
  await keyboard.press('Enter')
}

/** Scrolls down with the mouse wheel over the text until a condition is met. */
export async function readOn(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await page.mouse.move(720, 500)
  while (!(await isThere())) {
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
  }
}

/** Runs in the page: denies storage, like browsers that block cookies. */
export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
}
