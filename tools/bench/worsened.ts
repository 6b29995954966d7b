import type { Table } from './statistics'

/** Tables of one or more benches, by title. */
type Tables = Readonly<Record<string, Table>>

/** Scores: all other figures are the better the smaller they are. */
const HIGHER_IS_BETTER = new Set(['performance', 'accessibility', 'best-practices', 'seo'])
/** Bytes are the same in every run; times vary. */
const BYTE_SHARE = 0.002
const TIME_SHARE = 0.2
/** Milliseconds, seconds or MB: what is smaller than that is noise. */
const TIME_LEAST = 2

/**
 * What got worse by more than it varies from run to run.
 * @param kept the figures to compare with; what is in only one of the two is passed over
 * @returns a line for each figure
 */
export function worsened(kept: Tables, now: Tables): readonly string[] {
  const lines: string[] = []
  for (const [title, rows] of Object.entries(now))
    for (const [row, columns] of Object.entries(rows))
      for (const [column, value] of Object.entries(columns)) {
        const before = kept[title]?.[row]?.[column]
        if (before !== undefined && isWorse(title, column, before, value))
          lines.push(`${title}: ${row}, ${column}: ${value}, kept ${before}`)
      }
  return lines
}

function isWorse(title: string, column: string, before: number, now: number): boolean {
  if (HIGHER_IS_BETTER.has(column)) return now < before
  const isExact = /^(Bytes|KB)/.test(title)
  const most = isExact ? before * BYTE_SHARE : Math.max(before * TIME_SHARE, TIME_LEAST)
  return now - before > most
}
