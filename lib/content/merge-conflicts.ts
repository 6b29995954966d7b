import { type Problem, ProblemError } from './problem'

const SIDE = /^(?:<{7}|>{7})(?: .*)?$/
const BETWEEN = /^(?:={7}|\|{7}(?: .*)?)$/

/**
 * Reports what a merge left in a file, before a parser takes the marks for a quote, a heading, or a table.
 * @throws ProblemError with each mark; `=======` and `|||||||` count only below or above another mark
 */
export function refuseConflicts(file: string, text: string): void {
  const rows = text.split(/\r?\n/)
  if (!rows.some((row) => SIDE.test(row))) return
  const expected = 'one of the two texts, without the lines <<<<<<<, |||||||, =======, and >>>>>>>'
  const problems = rows.flatMap((row, index): Problem[] => {
    const found = `the mark of a merge conflict "${row}"`
    const isMark = SIDE.test(row) || BETWEEN.test(row)
    return isMark ? [{ severity: 'error', file, line: index + 1, found, expected }] : []
  })
  throw new ProblemError(problems)
}
