/** Widths of the usual system fonts, in parts of the font size, with some air: fonts differ by a few percent. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ijlI.,:;|!'’]/, 0.27],
  [/[frt ()[\]/-]/, 0.35],
  [/[mwMW@%…]/, 0.9],
  [/[A-Z&_<>=+]/, 0.69],
]
const OTHER_WIDTH = 0.565

const FONT_SIZE = 13

/** About how wide a text is, in units of the drawing. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text)
    width += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER_WIDTH
  return width * FONT_SIZE
}
