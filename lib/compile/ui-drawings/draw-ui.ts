import { escapeHtml } from '../../content/html-entities'
import type { Cell } from '../../content/ui-drawings/cell'
import type { UiDrawing, UiRow } from '../../content/ui-drawings/schema'
import { cellHeight, drawCell } from './draw-cell'
import { type Drawn, drawList, drawTable } from './draw-table'
import { line, MARK_WIDTH, rect, textWidth, words } from './shapes'

/** Wide enough for the labels, narrow enough to be read on a phone. */
const WIDTH = 360
const PADDING = 10
const GAP = 6
const TITLE_HEIGHT = 28

/**
 * A UI drawing as SVG. Its title and description are its text alternative; the description names the numbers.
 * @throws RangeError when a text is too long for its place
 */
export function drawUi(name: string, drawing: UiDrawing): string {
  const { title, frame, summary, rows } = drawing
  const top = TITLE_HEIGHT + PADDING
  const { svg, height } = drawRows(rows, PADDING, top, WIDTH - 2 * PADDING)
  const whole = top + height + PADDING
  const numbers = marksOf(rows).map(({ mark, said }) => `${mark} ${said}`)
  const description = numbers.length === 0 ? summary : `${summary} Numbers: ${numbers.join(', ')}.`
  return [
    `<svg class="window" viewBox="0 0 ${WIDTH} ${whole}" role="img" aria-labelledby="w-${name}" aria-describedby="w-${name}-d">`,
    `<title id="w-${name}">${escapeHtml(title)}</title>`,
    `<desc id="w-${name}-d">${escapeHtml(description)}</desc>`,
    rect('w-window', { x: 0.5, y: 0.5, width: WIDTH - 1, height: whole - 1 }, 5),
    line(0, TITLE_HEIGHT, WIDTH, TITLE_HEIGHT),
    words(title, { x: PADDING, y: 0, width: WIDTH - 60, height: TITLE_HEIGHT }, 'w-bold'),
    frame === 'window' ? `<path class="w-line" d="M${WIDTH - 22} 9l10 10m0-10l-10 10"/>` : '',
    svg,
    '</svg>',
  ].join('')
}

/** The numbers in a drawing, with the elements they mark. */
export function marksOf(rows: readonly UiRow[]): { mark: number; said: string }[] {
  const marks = rows.flatMap((row): { mark: number; said: string }[] => {
    if ('card' in row) return marksOf(row.card)
    if ('left' in row) return [...marksOf(row.left), ...marksOf(row.right)]
    if ('list' in row) return []
    const cells = 'table' in row ? [row.table, ...row.rows].flat() : row
    return cells.flatMap((cell) =>
      cell.mark === undefined ? [] : [{ mark: cell.mark, said: said(cell) }],
    )
  })
  return marks.sort((a, b) => a.mark - b.mark)
}

function said(cell: Pick<Cell, 'label'> & Partial<Cell>): string {
  const { widget, label, value } = cell
  if (widget === 'tabs') return /\*([^,]+)/.exec(label)?.[1] ?? label
  return (label || value || '').replace(/ ▾$/, ' and its arrow')
}

function drawRows(rows: readonly UiRow[], x: number, y: number, width: number): Drawn {
  const labelWidth = labelColumn(rows)
  let bottom = y
  const parts = rows.map((row) => {
    const { svg, height } = drawRow(row, x, bottom, width, labelWidth)
    bottom += height + GAP
    return svg
  })
  return { svg: parts.join(''), height: bottom - GAP - y }
}

function drawRow(row: UiRow, x: number, y: number, width: number, labels: number): Drawn {
  if ('card' in row) {
    const inner = drawRows(row.card, x + 8, y + 8, width - 16)
    const height = inner.height + 16
    return { svg: rect('w-card', { x, y, width, height }, 4) + inner.svg, height }
  }
  if ('left' in row) {
    const left = drawRows(row.left, x, y, row.split)
    const right = drawRows(row.right, x + row.split + 10, y, width - row.split - 10)
    return { svg: left.svg + right.svg, height: Math.max(left.height, right.height) }
  }
  if ('list' in row) return drawList(row.list, row.lines ?? row.list.length, { x, y, width })
  if ('table' in row) return drawTable(row.table, row.rows, { x, y, width })
  return drawCells(row, x, y, width, labels)
}

function drawCells(
  cells: readonly Cell[],
  x: number,
  y: number,
  width: number,
  labels: number,
): Drawn {
  const height = Math.max(...cells.map(cellHeight))
  const fixed = cells.map(fixedWidth)
  const rest =
    width - fixed.reduce<number>((sum, own) => sum + (own ?? 0), 0) - GAP * (cells.length - 1)
  const share = Math.floor(rest / Math.max(1, fixed.filter((own) => own === undefined).length))
  let start = x
  const parts = cells.map((cell, index) => {
    const own = fixed[index] ?? share
    const box = { x: start, y, width: own, height }
    start += own + GAP
    return drawCell(cell, box, index === 0 ? labels : labelWidthOf(cell))
  })
  return { svg: parts.join(''), height }
}

function fixedWidth({ widget, width, mark }: Cell): number | undefined {
  return width ?? (widget === 'icon' ? 24 + (mark === undefined ? 0 : MARK_WIDTH) : undefined)
}

/** Fields below each other start at one line. */
function labelColumn(rows: readonly UiRow[]): number {
  return Math.max(
    0,
    ...rows.map((row) => {
      const first = Array.isArray(row) ? row[0] : undefined
      return first === undefined ? 0 : labelWidthOf(first)
    }),
  )
}

function labelWidthOf({ widget, label }: Cell): number {
  return (widget === 'field' || widget === 'drop') && label !== ''
    ? Math.ceil(textWidth(label)) + 4
    : 0
}
