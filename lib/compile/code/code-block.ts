import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { PLACEHOLDER, placeholdersIn } from '../../content/values/placeholders'
import { text } from '../nodes/nodes'
import { type CodeToken, languageLabel } from './highlight'

/** Matches columns and drawings made of characters, which are unreadable if their lines wrap. */
const COLUMNS = /\w {2,}\S|[│├└─]/

/** Characters that fit on a line of a phone, with an indent. */
const LONGEST = 28
/** Characters that fit on a line of a phone beside both buttons. */
const LONGEST_FIRST = 20
/** Where a line may break, besides its spaces: after a separator outside of a number or entity, before an end tag. */
const SEPARATOR = /(?<=[^\s/<][/:,&?]|&amp;)(?![\d\s/:,&)\\>]|amp;)|(?=<\/)/
/** Where a name breaks that is longer than a line. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=\w[/_])(?=\w)(?<!\d_(?=\d))|(?<=\S[=(])(?![\d\s/:,&)\\>])/
/** Where browsers break a word: after a hyphen, between brackets, and beside a placeholder. */
const FRAGILE =
  /(?:[-|!]|(?<!<)\?)(?=[^\s"'.,:;?!)\]}])|[.}\])"'](?=[[{(<])|}(?=\w)|\S<[a-z][a-z\d-]*>|<[a-z][a-z\d-]*>\S/
/** An option of a command, whose name `.t-keyword` keeps whole, and its value. */
const OPTION = /^--?[A-Za-z][\w-]*(=\S+)?$/
/** Indents with a class in the style sheet, in characters. */
const INDENTS = [0, 2, 4, 8, 12]
/** A private-use character in place of a `<wbr>`. */
const BREAK = '\uE002'
/** A private-use character at both edges of a part that never breaks. */
const EDGE = '\uE003'
const JAPANESE = /\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Han}/u

export type ColoredCode = {
  readonly lines: readonly (readonly CodeToken[])[]
  readonly language: string
  readonly title: string | null
  /** A sentence about the damage or interruption that the code causes. */
  readonly danger: string | null
  /** Name of the block in the labels of its buttons. */
  readonly name: string
  readonly hasPlaceholders: boolean
}

export function codeElement(block: ColoredCode): Element {
  const { title, danger, language, name } = block
  const caption = title ?? languageLabel(language)
  const lines = block.lines.map(textOfTokens)
  const isDrawn = language === 'text' && lines.some((line) => COLUMNS.test(line))
  const placeholders = block.hasPlaceholders ? placeholdersIn(lines.join('\n')) : []
  const render = (token: CodeToken) => renderToken(token, block.hasPlaceholders)
  const longest = (index: number) => (index === 0 && placeholders[0] ? LONGEST_FIRST : LONGEST)
  const content = block.lines.flatMap((tokens, index) => [
    ...(index === 0 ? [] : [text('\n')]),
    ...(isDrawn ? tokens.flatMap(render) : renderLine(tokens, longest(index), render)),
  ])
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

/** A line that is too long for a phone wraps beside its indent, between words and in few other places. */
function renderLine(
  tokens: readonly CodeToken[],
  longest: number,
  render: (token: CodeToken) => ElementContent[],
): ElementContent[] {
  const line = textOfTokens(tokens)
  if (line.length <= longest) return tokens.flatMap(render)
  const [indent = ''] = /^ */.exec(line) ?? []
  const rest = [...tokens]
  takeTokens(rest, indent)
  const parts = markLine(line.slice(indent.length), LONGEST - indent.length).split(EDGE)
  const content = parts.flatMap((part, index) => {
    const inner = takeTokens(rest, part).flatMap(render)
    return index % 2 === 0 ? inner : [h('span.word', inner)]
  })
  const room = INDENTS.find((width) => indent.length <= width)
  const whole = [...(indent === '' ? [] : [text(indent)]), ...content]
  return room === undefined ? whole : [h('span', { className: `hang${room}` }, whole)]
}

/**
 * Marks where a line may break without looking like a typo. Words longer than `room` characters may break anywhere. An
 * option, such as `-n`, stays with its value, and the end of a tag or a backslash with the word before it.
 */
function markLine(line: string, room: number): string {
  return line.replace(/(?:--?[A-Za-z][\w-]* (?=[^\s"'-]))?\S+(?: (?:\/?>|\\)$)?/g, (words) => {
    const [option, value = ''] = OPTION.exec(words) ?? []
    if (option && words.length <= LONGEST) return FRAGILE.test(value) ? EDGE + words + EDGE : words
    const marked = splitWord(words, LONGEST).map((part) =>
      part.length <= room && (FRAGILE.test(part) || part.includes(' ')) ? EDGE + part + EDGE : part,
    )
    return marked.join(BREAK)
  })
}

/** Marks where a long word in a text, such as a URL, may break. */
export function markBreaks(word: string, longest: number): string {
  return splitWord(word, longest).join(BREAK)
}

function splitWord(word: string, longest: number): string[] {
  if (word.length <= longest) return [word]
  return word
    .split(SEPARATOR)
    .map((part) => (part.length > longest ? part.split(HUMP).join(BREAK) : part))
}

/** Removes the tokens of a text from the front of a line. The returned tokens contain the marks of the text. */
function takeTokens(line: CodeToken[], marked: string): CodeToken[] {
  const [token] = line
  const length = marked.replaceAll(BREAK, '').length
  if (token === undefined || length === 0) return []
  const [head = ''] = RegExp(`(?:${BREAK}?[^]){1,${token.text.length}}`).exec(marked) ?? []
  const left = token.text.slice(length)
  line.splice(0, 1, ...(left === '' ? [] : [{ ...token, text: left }]))
  return [{ ...token, text: head }, ...takeTokens(line, marked.slice(head.length))]
}

/** Renders placeholders, and breaks as `<wbr>`, which adds no characters to copied text. */
export function renderText(marked: string, hasPlaceholders = true): ElementContent[] {
  const parts = hasPlaceholders ? marked.split(PLACEHOLDER) : [marked]
  return parts.flatMap((part, index): ElementContent[] => {
    // The pattern captures the names.
    if (index % 2 === 1) return [h('var', `<${part}>`)]
    const pieces = part.split(BREAK).flatMap((piece) => [h('wbr'), text(piece)])
    return pieces.slice(1).filter((piece) => piece.type !== 'text' || piece.value !== '')
  })
}

function textOfTokens(tokens: readonly CodeToken[]): string {
  return tokens.map((token) => token.text).join('')
}

function renderToken(token: CodeToken, hasPlaceholders: boolean): ElementContent[] {
  const content = renderText(token.text, hasPlaceholders)
  const className = token.kind && token.text.trim() && `t-${token.kind}`
  // Screen readers need the language to pronounce the text.
  const lang = JAPANESE.test(token.text) ? 'ja' : undefined
  return className || lang ? [h('span', { className, lang }, content)] : content
}
