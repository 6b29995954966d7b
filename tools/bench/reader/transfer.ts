import type { Browser } from '@playwright/test'
import { type Figures, mediansOf } from '../statistics'
import { countKilobytes } from './loaded-files'
import { openPage } from './reader-page'

const RUNS = 3
/** The reader looks at the page and does nothing. */
const IDLE_MS = 3000
/** The page the reader goes to: another one in the sidebar or, where there is none, the first of the page's own links. */
const WAY_ON =
  'nav[aria-label$=" documentation"] a:not([aria-current]):visible, main a[href^="/docs"]:visible'

/**
 * Measures the KB (brotli 11) of the files that a reader loads, those of workers too: until load, with time to do what
 * waits for it, and with the first click on a link, until the other page is there and idle, too.
 * @param out folder of the exported site that is served
 */
export function measureTransfer(browser: Browser, out: string, address: string): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    const kilobytes = countKilobytes(page, out)
    await page.goto(address, { waitUntil: 'load' })
    const untilLoad = await kilobytes()
    await page.waitForTimeout(IDLE_MS)
    const idle = await kilobytes()
    const before = page.url()
    await page.locator(WAY_ON).first().click()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForTimeout(IDLE_MS)
    const afterClick = await kilobytes()
    await page.close()
    return { 'until load': untilLoad, 'with 3 s idle': idle, 'with the first click': afterClick }
  })
}
