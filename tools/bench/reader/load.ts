import type { Browser } from '@playwright/test'
import { type Figures, mediansOf, rounded } from '../statistics'
import { countKilobytes } from './loaded-files'
import { answerOf, openPage } from './reader-page'

const RUNS = 3
/** The reader looks at the page and does nothing. */
const IDLE_MS = 3000
const FIRST_PAINT = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime'

/**
 * Measures the milliseconds to the first paint, and the KB (brotli 11) of the files that a reader loads, those of workers
 * too: until load, with time to do what waits for it, and with the first hit of a search.
 * @param out folder of the exported site that is served
 */
export function measureLoad(
  browser: Browser,
  out: string,
  origin: string,
  route: string,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    const kilobytes = countKilobytes(page, out)
    await page.goto(origin + route, { waitUntil: 'load' })
    const untilLoad = await kilobytes()
    const firstPaint = Number(await answerOf(page, FIRST_PAINT))
    await page.waitForTimeout(IDLE_MS)
    const idle = await kilobytes()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('addev')
    await page.getByRole('dialog', { name: 'Search' }).getByRole('option').first().waitFor()
    const search = await kilobytes()
    await page.close()
    return {
      'first paint': rounded(firstPaint),
      'until load': untilLoad,
      'with 3 s idle': idle,
      'with a search': search,
    }
  })
}
