import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { PLACEHOLDER, placeholdersIn } from '../../content/values/placeholders'
import { type CodeToken, languageLabel } from './highlight'

/** Matches columns and drawings made of characters, which are unreadable if their lines wrap. */
const COLUMNS = /\w {2,}\S|[│├└─]/

/** A quoted word that a browser could break after its hyphen, such as "utf-8". */
const SHORT_STRING = /^"\w{1,9}-\w{1,9}"\s*$/

/** With its indent, a word of this length fits on a phone. */
const LONGEST_WORD = 28
/** Where a long word may break: after a separator, but not before a number or in one, and before an end tag. */
const SEPARATOR = /(?<=[^\s/<][/=:,&(])(?![\d\s/:,&)\\>])|(?=<\/)/
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=\w[/_])(?=\w)(?<!\d_(?=\d))/
/** A private-use character in place of a `<wbr>`. */
const BREAK = '\uE002'

const JAPANESE = /\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Han}/u

export type ColoredCode = {
  readonly lines: readonly (readonly CodeToken[])[]
  readonly language: string
  readonly title: string | null
  /** A sentence about the damage or interruption that the code causes. */
  readonly danger: string | null
  /** Name of the block in the labels of its buttons. */
  readonly name: string
  /** Whether each `<name>` in the code is a value that the reader fills in. */
  readonly hasPlaceholders: boolean
}

export function codeElement(block: ColoredCode): Element {
  const { title, danger, language, name } = block
  const caption = title ?? languageLabel(language)
  const lines = block.lines.map(textOfTokens)
  const isDrawn = language === 'text' && lines.some((line) => COLUMNS.test(line))
  const content = renderLines(block, isDrawn ? Number.POSITIVE_INFINITY : LONGEST_WORD)
  const placeholders = block.hasPlaceholders ? placeholdersIn(lines.join('\n')) : []
  const properties = {
    caption,
    ...(title !== null && { titled: true }),
    ...(danger !== null && { danger }),
    ...(name !== caption && { name }),
    ...(placeholders.length > 0 && { placeholders: placeholders.join(' ') }),
    ...(isDrawn && { drawn: true }),
  }
  return h('pre', properties, [h('code', content)])
}

function renderLines({ lines, hasPlaceholders }: ColoredCode, longest: number): ElementContent[] {
  return lines.flatMap((tokens, index) => {
    let rest = markBreaks(textOfTokens(tokens), longest)
    const line = tokens.flatMap((token) => {
      const [marked = ''] = RegExp(`(?:${BREAK}?[^]){${token.text.length}}`).exec(rest) ?? []
      rest = rest.slice(marked.length)
      return renderToken({ ...token, text: marked }, hasPlaceholders)
    })
    return index === 0 ? line : [textNode('\n'), ...line]
  })
}

/**
 * Marks where long words, such as URLs, may break, because a break anywhere else would look like a typo. A word
 * that cannot break would also leave the line of its indent empty.
 */
export function markBreaks(line: string, longest: number): string {
  const breakable = (part: string) => (part.length > longest ? part.split(HUMP).join(BREAK) : part)
  return line.replace(/^\s*\S+|\S+/g, (word) =>
    word.length > longest ? word.split(SEPARATOR).map(breakable).join(BREAK) : word,
  )
}

/** Renders placeholders, and breaks as `<wbr>`, which adds no characters to copied text. */
export function renderText(marked: string, hasPlaceholders = true): ElementContent[] {
  const parts = hasPlaceholders ? marked.split(PLACEHOLDER) : [marked]
  return parts.flatMap((part, index): ElementContent[] => {
    const isName = index % 2 === 1
    if (isName) return [h('var', `<${part}>`)]
    const pieces = part.split(BREAK).flatMap((piece) => [h('wbr'), textNode(piece)])
    return pieces.slice(1).filter((piece) => piece.type !== 'text' || piece.value !== '')
  })
}

function textOfTokens(tokens: readonly CodeToken[]): string {
  return tokens.map((token) => token.text).join('')
}

function renderToken(token: CodeToken, hasPlaceholders: boolean): ElementContent[] {
  const content = renderText(token.text, hasPlaceholders)
  const isWhole = SHORT_STRING.test(token.text)
  const className = token.kind && `t-${token.kind}${isWhole ? ' whole' : ''}`
  // Screen readers need the language to pronounce the text.
  const lang = JAPANESE.test(token.text) ? 'ja' : undefined
  return className || lang ? [h('span', { className, lang }, content)] : content
}

function textNode(value: string): ElementContent {
  return { type: 'text', value }
}
