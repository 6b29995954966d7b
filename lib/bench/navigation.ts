import type { Browser } from '@playwright/test'

const TURNS = 15
const METHODS = '/docs/Stream/API/API_Methods'

/** Milliseconds, each from one session of `TURNS` changes of page. */
export type NavigationTimes = { readonly median: number; readonly slowest: number }

/**
 * Measures the time from a click on a link to the frame that shows the other page's heading, going to and fro between
 * two method pages whose code is loaded.
 * @param slowdown how much slower the processor is made, 1 for not at all
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
  slowdown: number,
): Promise<NavigationTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}${METHODS}/${from}`)
  await page.mouse.move(700, 500)
  await page.waitForSelector('html[data-started]')
  for (const name of [to, from])
    await page.click(`nav[aria-label="Stream documentation"] a[href$="/${name}"]`)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const name = turn % 2 === 0 ? to : from
    times.push(Number(await page.evaluate(clickAndWait(name))))
  }
  await context.close()
  const sorted = times.sort((a, b) => a - b).map((time) => Math.round(time * 10) / 10)
  return { median: sorted[Math.floor(TURNS / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 }
}

/** A text, because compiled functions carry helpers that the page does not have. */
function clickAndWait(name: string): string {
  return `new Promise((resolve) => {
    const start = performance.now()
    document.querySelector('nav[aria-label="Stream documentation"] a[href$="/${name}"]').click()
    requestAnimationFrame(function look() {
      if (document.querySelector('h1').textContent !== '${name}') requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - start))
    })
  })`
}
