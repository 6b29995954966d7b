export type Figures = Readonly<Record<string, number>>

/** Figures by the names of their rows. */
export type Table = Readonly<Record<string, Figures>>

/** The middle of some numbers, the larger of two; 0 when there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Milliseconds over some times. */
export function spread(times: readonly number[]) {
  return {
    median: rounded(median(times)),
    p95: rounded(quantile(times, 0.95)),
    slowest: rounded(Math.max(0, ...times)),
  }
}

/** Measures several times, one after another, and takes the median of each figure. */
export async function mediansOf(runs: number, measure: () => Promise<Figures>): Promise<Figures> {
  const results: Figures[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure())
  const names = Object.keys(results[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(results.map((figures) => figures[name] ?? 0))]),
  )
}

/** Measures each of some named items, one after another. */
export async function measureEach<Item, Row>(
  items: Readonly<Record<string, Item>>,
  measure: (item: Item) => Row | Promise<Row>,
): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {}
  for (const [name, item] of Object.entries(items)) rows[name] = await measure(item)
  return rows
}

/** @param parts of a whole that are kept: 10 for tenths */
export function rounded(value: number, parts = 10): number {
  return Math.round(value * parts) / parts
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}
