import { PAGE_KINDS } from '../fixtures/page-kinds'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })

for (const { kind, route } of PAGE_KINDS) {
  test(`K04 nothing of the ${kind} moves while it loads and starts`, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await new DocsPage(page).open(route)
    await page.waitForLoadState('networkidle')
    // Two frames, so that what the scripts did last is painted and counted.
    const shift = await page.evaluate(async () => {
      for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
      return Number(Reflect.get(window, 'shift'))
    })
    expect(shift).toBe(0)
  })
}
