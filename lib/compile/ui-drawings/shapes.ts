import { escapeHtml } from '../../content/html-entities'

/** Room that a number takes at the start of what it is on. */
export const MARK_WIDTH = 22

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Widths of the usual system fonts, in parts of the font size, with some air: fonts differ by a few percent. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ijlI.,:;|!'’]/, 0.27],
  [/[frt ()[\]/-]/, 0.35],
  [/[mwMW@%…]/, 0.9],
  [/[A-Z&_<>=+]/, 0.69],
]
const OTHER_WIDTH = 0.565

const FONT_SIZE = 13

/** Line drawings of 16 by 16 units. */
const ICONS: Readonly<Record<string, string>> = {
  down: 'M8 3v10M4 9l4 4 4-4',
  first: 'M3 3v10M13 3 6 8l7 5z',
  help: 'M8 1a7 7 0 1 0 0 14a7 7 0 1 0 0-14M6 6a2 2 0 1 1 2 2.5v1.5M8 12v.2',
  last: 'M13 3v10M3 3l7 5-7 5z',
  lens: 'M3 1h10v14H3zM7 4a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M9 9l2 3',
  next: 'M3 3v10M7 3l7 5-7 5z',
  note: 'M3 1h10v14H3zM8 11V5l3 1M8 11a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0',
  play: 'M4 2l9 6-9 6z',
  previous: 'M13 3v10M9 3 2 8l7 5z',
  segments: 'M8 1a2 2 0 1 0 0 4a2 2 0 1 0 0-4M8 5v6M8 11a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  sliders: 'M2 4h12M2 8h12M2 12h12M10 2v4M5 6v4M11 10v4',
  up: 'M8 13V3M4 7l4-4 4 4',
}

export function rect(className: string, { x, y, width, height }: Box, radius = 3): string {
  const round = radius === 0 ? '' : ` rx="${radius}"`
  return `<rect class="${className}" x="${x}" y="${y}" width="${width}" height="${height}"${round}/>`
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<path class="w-line" d="M${x1} ${y1}L${x2} ${y2}"/>`
}

/** The triangle of a list, in the last 16 units of a box. */
export function triangle({ x, y, width, height }: Box): string {
  return `<path class="w-fill" d="M${x + width - 15} ${y + height / 2 - 2}h8l-4 5z"/>`
}

/** @throws TypeError when there is no such icon */
export function icon(name: string, x: number, y: number): string {
  const path = ICONS[name]
  if (path === undefined)
    throw new TypeError(`no icon "${name}", only ${Object.keys(ICONS).join(', ')}`)
  return `<path class="w-icon" transform="translate(${x} ${y})" d="${path}"/>`
}

export function checkBox(x: number, y: number, isTicked: boolean): string {
  const tick = isTicked ? `<path class="w-tick" d="M${x + 3} ${y + 7}l3 3 5-7"/>` : ''
  return rect('w-field', { x, y, width: 14, height: 14 }, 2) + tick
}

/** The number of a part, in the first 18 units of a box. */
export function mark(value: number, x: number, middle: number): string {
  return `<circle class="w-mark" cx="${x + 9}" cy="${middle}" r="9"/>${words(String(value), { x: x + 9, y: middle - 10, width: 18, height: 20 }, 'w-number')}`
}

/** About how wide a text is, in units of the drawing. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text)
    width += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER_WIDTH
  return width * FONT_SIZE
}

/**
 * One line of text in the middle of the height of a box.
 * @throws RangeError when it is too long for the box
 */
export function words(text: string, box: Box, className = ''): string {
  if (textWidth(text) > box.width)
    throw new RangeError(
      `"${text}" needs ${Math.ceil(textWidth(text))} units, and there are ${Math.floor(box.width)}`,
    )
  const look = className === '' ? '' : ` class="${className}"`
  return `<text${look} x="${box.x}" y="${box.y + box.height / 2 + 4.5}">${escapeHtml(text)}</text>`
}

/** The same in the middle of the width too. */
export function centered(text: string, box: Box, className = ''): string {
  const middle = { ...box, x: box.x + box.width / 2 }
  return words(text, middle, `w-mid ${className}`.trim())
}
