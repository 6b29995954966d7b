import type { Coverage } from './find-unit'

const MARKS = {
  covered: 'ok     ',
  partly: 'PARTLY ',
  missing: 'MISSING',
  'no-terms': 'unknown',
} as const
const MOST_TERMS = 8

/** Lines for one sheet: each unit, where it stands, how much of it was found, and what was not. */
export function sheetReport(sheet: string, units: readonly Coverage[]): string[] {
  return [
    '',
    `${sheet}: ${summary(units)}`,
    ...units.flatMap(({ status, unit, place, found, notFound }) => {
      const total = found.length + notFound.length
      const line = `  ${MARKS[status]} ${unit.name}  →  ${place ?? 'nowhere'}  (${found.length} of ${total} terms)`
      const terms = notFound.slice(0, MOST_TERMS).join(' | ')
      const more = notFound.length > MOST_TERMS ? ` | and ${notFound.length - MOST_TERMS} more` : ''
      return notFound.length === 0 ? [line] : [line, `          not found: ${terms}${more}`]
    }),
  ]
}

/** Counts of a sheet or of all. */
export function summary(units: readonly Coverage[]): string {
  const count = (status: Coverage['status']) => units.filter((one) => one.status === status).length
  return `${units.length} parts: ${count('covered')} covered, ${count('partly')} partly, ${count('missing')} missing, ${count('no-terms')} without terms to look for`
}
