import { type FactUnit, isForWriters, withoutNotes } from './fact-unit'

const ROUTE = /Route:?\**:?\s*`?(\/docs\/[\w./-]+)/

/** The headings of a Markdown sheet, each with the text below it, and its tables. */
export function markdownUnits(source: string): FactUnit[] {
  const route = ROUTE.exec(source)?.[1] ?? null
  const units: FactUnit[] = []
  let headings: string[] = []
  let text: string[] = []
  let table: string[] = []
  const add = (name: string, lines: readonly string[]) => {
    const isWanted = headings.length > 0 && !headings.some(isForWriters)
    const content = withoutNotes(lines.join('\n')).trim()
    if (isWanted && content !== '') units.push({ name, route, text: content })
  }
  const endTable = () => {
    const [head, , ...rows] = table
    if (head !== undefined) add(`${headings.join(' › ')} › table ${cellsOf(head)}`, rows)
    table = []
  }
  const endSection = () => {
    endTable()
    add(headings.join(' › '), text)
    text = []
  }
  for (const line of source.split('\n')) {
    const [, marks, title] = /^(#{1,4}) (.*)$/.exec(line) ?? []
    if (marks !== undefined && title !== undefined) {
      endSection()
      // The title of the sheet is level 1: what stands below it is about the sheet.
      headings = marks.length === 1 ? [] : [...headings.slice(0, marks.length - 2), title]
    } else if (line.trimStart().startsWith('|')) table.push(line)
    else {
      endTable()
      text.push(line)
    }
  }
  endSection()
  return units
}

function cellsOf(row: string): string {
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')
}
