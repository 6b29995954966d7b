import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { PLACEHOLDER, placeholdersIn } from '../../content/values/placeholders'
import { type CodeToken, languageLabel } from './highlight'

/** Matches columns and drawings made of characters, which are unreadable if their lines wrap. */
const COLUMNS = /\w {2,}\S|[│├└─]/

/** A quoted word that a browser could break after its hyphen, such as "utf-8". */
const SHORT_STRING = /^"\w{1,9}-\w{1,9}"\s*$/

const JAPANESE = /\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Han}/u

export type CodeBlock = {
  readonly lines: readonly (readonly CodeToken[])[]
  readonly language: string
  readonly title: string | null
  /** Name of the block in the labels of its buttons. */
  readonly name: string
  /** Whether each `<name>` in the code is a value that the reader fills in. */
  readonly hasPlaceholders: boolean
}

export function codeBlock({ title, language, name, ...block }: CodeBlock): Element {
  const caption = title ?? languageLabel(language)
  const content = renderLines(block)
  const lines = block.lines.map(textOf)
  const isDrawn = language === 'text' && lines.some((line) => COLUMNS.test(line))
  const placeholders = block.hasPlaceholders ? placeholdersIn(lines.join('\n')) : []
  const properties = {
    caption,
    ...(title !== null && { titled: true }),
    ...(name !== caption && { name }),
    ...(placeholders.length > 0 && { placeholders: placeholders.join(' ') }),
    ...(isDrawn && { drawn: true }),
  }
  return h('pre', properties, [h('code', content)])
}

function renderLines({
  lines,
  hasPlaceholders,
}: Pick<CodeBlock, 'lines' | 'hasPlaceholders'>): ElementContent[] {
  return lines.flatMap((tokens, index) => {
    const line = tokens.flatMap((token) => renderToken(token, hasPlaceholders))
    const end = index < lines.length - 1 ? [text('\n')] : []
    return [...line, ...end]
  })
}

export function markPlaceholders(value: string): ElementContent[] {
  return value.split(PLACEHOLDER).flatMap((part, index): ElementContent[] => {
    const isName = index % 2 === 1
    if (isName) return [h('var', `<${part}>`)]
    return part === '' ? [] : [text(part)]
  })
}

function textOf(tokens: readonly CodeToken[]): string {
  return tokens.map((token) => token.text).join('')
}

function renderToken(token: CodeToken, hasPlaceholders: boolean): ElementContent[] {
  const content = hasPlaceholders ? markPlaceholders(token.text) : [text(token.text)]
  const isWhole = SHORT_STRING.test(token.text)
  const className = token.kind && `t-${token.kind}${isWhole ? ' whole' : ''}`
  // Screen readers need the language to pronounce the text.
  const lang = JAPANESE.test(token.text) ? 'ja' : undefined
  return className || lang ? [h('span', { className, lang }, content)] : content
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
