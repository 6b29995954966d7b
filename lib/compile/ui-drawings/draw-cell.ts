import type { Cell, Widget } from '../../content/ui-drawings/cell'
import {
  type Box,
  centered,
  checkBox,
  icon,
  line,
  MARK_WIDTH,
  mark,
  rect,
  textWidth,
  triangle,
  words,
} from './shapes'

const HEIGHTS: Partial<Record<Widget, number>> = { gap: 8, rule: 5, tabs: 28, nav: 30 }

export function cellHeight({ widget, label }: Cell): number {
  return widget === 'preview' ? Number(label) : (HEIGHTS[widget] ?? 24)
}

/** Draws one cell in its box; its number stands first in it. */
export function drawCell(cell: Cell, box: Box, labelWidth: number): string {
  if (cell.widget === 'tabs') return drawTabs(cell, box)
  const number = cell.mark === undefined || cell.widget === 'field' || cell.widget === 'drop'
  const sign = number
    ? ''
    : mark(cell.mark ?? 0, box.x + inset(cell.widget), box.y + box.height / 2)
  const room = sign === '' ? box : indent(box, MARK_WIDTH + inset(cell.widget))
  return drawGround(cell, box) + sign + drawWidget(cell, room, labelWidth)
}

function inset(widget: Widget): number {
  return widget === 'button' || widget === 'pill' || widget === 'step' || widget === 'nav' ? 4 : 0
}

function indent({ x, width, ...rest }: Box, by: number): Box {
  return { x: x + by, width: width - by, ...rest }
}

function drawGround({ widget, isOn, isOff }: Cell, box: Box): string {
  switch (widget) {
    case 'button':
      return rect('w-button', box)
    case 'pill':
      return rect(isOn ? 'w-pill w-on' : 'w-pill', box, 12)
    case 'step':
      return rect(`w-field ${isOn ? 'w-now' : isOff ? '' : 'w-done'}`.trim(), box, 6)
    case 'nav':
      return isOn ? rect('w-on', box, 4) : ''
    case 'bar':
      return rect('w-pill', box)
    default:
      return ''
  }
}

function drawWidget(cell: Cell, box: Box, labelWidth: number): string {
  const { x, y, width, height } = box
  const { label, isOff, isOn } = cell
  const off = isOff ? 'w-off' : ''
  const middle = y + height / 2
  switch (cell.widget) {
    case 'button': {
      if (!label.endsWith(' ▾')) return centered(label, box, off)
      const split = { ...box, width: width - 20 }
      const divider = line(x + width - 20, y + 4, x + width - 20, y + height - 4)
      return centered(label.slice(0, -2), split, off) + divider + triangle(box)
    }
    case 'pill':
    case 'step':
      return centered(label, box, off)
    case 'field':
    case 'drop':
      return drawField(cell, box, labelWidth)
    case 'box':
    case 'tick':
      return (
        checkBox(x, middle - 7, cell.widget === 'tick') +
        (label === '' ? '' : words(label, indent(box, 20), off))
      )
    case 'radio': {
      const dot = isOn ? `<circle class="w-fill" cx="${x + 7}" cy="${middle}" r="3.5"/>` : ''
      const ring = `<circle class="w-field" cx="${x + 7}" cy="${middle}" r="7"/>`
      return ring + dot + words(label, indent(box, 20), off)
    }
    case 'bar':
      return `<path class="w-fill" d="M${x + 8} ${middle - 3}h9l-4.5 6z"/>${words(label, indent(box, 24))}`
    case 'nav':
      return words(label, indent(box, 8))
    case 'heading':
      return words(label, box, 'w-heading')
    case 'link':
      return words(label, box, 'w-link')
    case 'icon':
      return icon(label, x + 4, middle - 8)
    case 'pods':
      return drawPods(label, box)
    case 'preview':
      return drawPreview(box)
    case 'rule':
      return line(x, middle, x + width, middle)
    case 'text':
      return words(label, box, off)
    default:
      return ''
  }
}

function drawField(
  { widget, label, value = '', isOff, mark: number }: Cell,
  box: Box,
  labelWidth: number,
) {
  const off = isOff ? 'w-off' : ''
  const field = label === '' ? box : indent(box, labelWidth)
  const sign = number === undefined ? '' : mark(number, field.x + 4, field.y + field.height / 2)
  const room = indent(field, sign === '' ? 6 : MARK_WIDTH + 4)
  const end = widget === 'drop' ? 18 : 4
  return (
    (label === '' ? '' : words(label, { ...box, width: labelWidth }, off)) +
    rect('w-field', field) +
    sign +
    (value === '' ? '' : words(value, { ...room, width: room.width - end }, off)) +
    (widget === 'drop' ? triangle(field) : '')
  )
}

/** Tabs side by side; a `*` is before the open one, and the number of the cell is on it. */
function drawTabs({ label, mark: number }: Cell, { x, y, width, height }: Box): string {
  let start = x
  const drawn = label.split(', ').map((name) => {
    const isOpen = name.startsWith('*')
    const sign = isOpen && number !== undefined ? MARK_WIDTH : 0
    const title = isOpen ? name.slice(1) : name
    const box = { x: start, y, width: Math.ceil(textWidth(title)) + 12 + sign, height }
    start += box.width
    if (start > x + width) throw new RangeError(`the tabs need ${start - x} units of ${width}`)
    return (
      (isOpen ? rect('w-field w-open', { ...box, height: height - 1 }) : '') +
      (sign === 0 ? '' : mark(number ?? 0, box.x + 5, y + height / 2)) +
      centered(title, indent(box, sign), isOpen ? 'w-bold' : '')
    )
  })
  return line(x, y + height - 1, x + width, y + height - 1) + drawn.join('')
}

/** Squares of pods: `ready` with a tick, `starting` with a ring. */
function drawPods(label: string, { x, y, height }: Box): string {
  return label
    .split(', ')
    .map((state, index) => {
      const left = x + index * 26
      const top = y + height / 2 - 10
      const sign =
        state === 'ready'
          ? `<path class="w-tick" d="M${left + 5} ${top + 10}l4 4 6-8"/>`
          : `<circle class="w-line" cx="${left + 10}" cy="${top + 10}" r="5"/>`
      return rect('w-field', { x: left, y: top, width: 20, height: 20 }, 2) + sign
    })
    .join('')
}

function drawPreview(box: Box): string {
  const { x, y, width, height } = box
  const bar = y + height - 8
  return (
    rect('w-field', { ...box, height: height - 16 }, 0) +
    line(x, y, x + width, y + height - 16) +
    line(x, y + height - 16, x + width, y) +
    line(x, bar, x + width, bar) +
    `<circle class="w-fill" cx="${x + 5}" cy="${bar}" r="4"/>`
  )
}
