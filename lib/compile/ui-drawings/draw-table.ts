import type { TableCell } from '../../content/ui-drawings/cell'
import { type Box, checkBox, line, MARK_WIDTH, mark, rect, words } from './shapes'

const ROW_HEIGHT = 24
const LINE_HEIGHT = 17

type Place = Pick<Box, 'x' | 'y' | 'width'>
export type Drawn = { readonly svg: string; readonly height: number }

/** A list box; `*` is before the selected line. */
export function drawList(texts: readonly string[], lines: number, place: Place): Drawn {
  const height = Math.max(lines, texts.length, 1) * ROW_HEIGHT
  const rows = texts.map((text, index) => {
    const box = { ...place, y: place.y + index * ROW_HEIGHT, height: ROW_HEIGHT }
    const isSelected = text.startsWith('*')
    const inner = { ...box, x: box.x + 8, width: box.width - 12 }
    return (
      (isSelected ? rect('w-on', box, 0) : '') + words(isSelected ? text.slice(1) : text, inner)
    )
  })
  return { svg: rect('w-field', { ...place, height }, 2) + rows.join(''), height }
}

/** A table whose columns share what the ones with a width of their own leave. */
export function drawTable(
  head: readonly TableCell[],
  rows: readonly (readonly TableCell[])[],
  { x, y, width }: Place,
): Drawn {
  const fixed = head.reduce((sum, { width: own = 0 }) => sum + own, 0)
  const flexible = head.filter((cell) => cell.width === undefined).length
  const share = Math.floor((width - fixed) / Math.max(1, flexible))
  const widths = head.map((cell) => cell.width ?? share)
  const starts = widths.map((_, index) => x + widths.slice(0, index).reduce((a, b) => a + b, 0))
  let bottom = y
  const drawn = [head, ...rows].map((cells, row) => {
    const top = bottom
    const height = rowHeight(cells)
    bottom += height
    const isSelected = cells[0]?.label.startsWith('*') ?? false
    const parts = cells.map((cell, column) => {
      const left = starts[column] ?? x
      const box = { x: left + 5, y: top, width: (widths[column] ?? share) - 7, height }
      return drawTableCell(cell, box, row === 0 ? 'w-bold' : cell.isOff ? 'w-off' : '')
    })
    const ground = { x: x + 1, y: top, width: width - 2, height }
    return (
      (isSelected ? rect('w-on', ground, 0) : '') +
      (row === 0 ? '' : line(x, top, x + width, top)) +
      parts.join('')
    )
  })
  const height = bottom - y
  const columns = starts.slice(1).map((start) => line(start, y, start, y + height))
  return {
    svg: rect('w-field', { x, y, width, height }, 2) + drawn.join('') + columns.join(''),
    height,
  }
}

/** Cells can have several lines. */
function rowHeight(cells: readonly TableCell[]): number {
  const lines = Math.max(...cells.map(({ label }) => label.split('\n').length))
  return ROW_HEIGHT + (lines - 1) * LINE_HEIGHT
}

function drawTableCell({ label, mark: number }: TableCell, box: Box, look: string): string {
  const text = label.replace(/^\*/, '')
  const sign = number === undefined ? '' : mark(number, box.x - 2, box.y + ROW_HEIGHT / 2)
  const by = sign === '' ? 0 : MARK_WIDTH - 2
  const room = { ...box, x: box.x + by, width: box.width - by }
  if (text === '☐' || text === '☑')
    return sign + checkBox(room.x, box.y + ROW_HEIGHT / 2 - 7, text === '☑')
  const lines = text === '' ? [] : text.split('\n')
  return (
    sign +
    lines
      .map((part, index) =>
        words(part, { ...room, y: box.y + index * LINE_HEIGHT, height: ROW_HEIGHT }, look),
      )
      .join('')
  )
}
