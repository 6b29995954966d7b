import lighthouse from 'lighthouse'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Medians of Lighthouse's runs: scores of 100, times in milliseconds. */
export type LighthouseResult = {
  readonly performance: number
  readonly accessibility: number
  readonly 'best-practices': number
  readonly seo: number
  readonly LCP: number
  readonly TBT: number
  readonly CLS: number
}

/**
 * Runs Lighthouse's mobile preset on a page, several times.
 * @param debuggingPort where a Chromium listens for it
 * @throws when Lighthouse could not load the page
 */
export async function measureLighthouse(
  debuggingPort: number,
  address: string,
): Promise<LighthouseResult> {
  const results: LighthouseResult[] = []
  for (let run = 0; run < RUNS; run += 1) results.push(await runOnce(debuggingPort, address))
  const median = (key: keyof LighthouseResult) =>
    results.map((result) => result[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    LCP: median('LCP'),
    TBT: median('TBT'),
    CLS: median('CLS'),
  }
}

async function runOnce(port: number, address: string): Promise<LighthouseResult> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (result === undefined) throw new Error(`Lighthouse has no result for ${address}.`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: Math.round(value('largest-contentful-paint')),
    TBT: Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  }
}
