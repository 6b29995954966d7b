import { PAGE_KINDS } from '../fixtures/page-kinds'
import { expect, test } from './site-test'

/** Of the Layout Instability API, which TypeScript's library lacks. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

test.use({ expectedMessages: [/status of 404/] })

for (const { kind, route } of PAGE_KINDS) {
  test(`K04 nothing of the ${kind} moves while it loads and starts`, async ({ page, docs }) => {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Reflect.set(window, 'shifts', shifts)
      const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ')
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          const moves = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${place(previousRect)} to ${place(currentRect)}`,
          )
          shifts.push([value, ...moves].join(', '))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await docs.open(route)
    await page.waitForLoadState('networkidle')
    // Two frames, so that what the scripts did last is painted and counted.
    const shifts = await page.evaluate(async () => {
      for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
      return Reflect.get(window, 'shifts')
    })
    expect(shifts).toEqual([])
  })
}
