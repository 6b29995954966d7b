import lighthouse from 'lighthouse'
import { type Figures, mediansOf, rounded } from '../statistics'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Runs Lighthouse's mobile preset on a page: scores of 100, times in milliseconds.
 * @param debuggingPort where a Chromium listens for it
 * @throws when Lighthouse could not load the page
 */
export function measureLighthouse(debuggingPort: number, address: string): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const result = await lighthouse(address, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (result === undefined) throw new Error(`Lighthouse has no result for ${address}.`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`)
    const value = (audit: string) => audits[audit]?.numericValue ?? 0
    return {
      ...Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ),
      LCP: Math.round(value('largest-contentful-paint')),
      TBT: Math.round(value('total-blocking-time')),
      CLS: rounded(value('cumulative-layout-shift'), 1000),
    }
  })
}
