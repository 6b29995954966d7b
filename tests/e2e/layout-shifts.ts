import type { Page } from '@playwright/test'

/** A type of the Layout Instability API that TypeScript's library lacks. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Records layout shifts in the pages opened from now on. */
export function noteShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
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
}

/** Smaller shifts are ignored: they are letters that the typeface moves within a line, rather than moved lines. */
const UNSEEN = 0.003

/** Waits for the typeface, and returns the layout shifts since the page was opened, each with its size first. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  // Two frames, so that the last changes are painted and counted.
  const shifts: readonly string[] = await page.evaluate(async () => {
    await document.fonts.ready
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'shifts')
  })
  return shifts.filter((shift) => Number.parseFloat(shift) >= UNSEEN)
}
