import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { PIN_CLASS } from '../../content/api/contract'
import { PLACEHOLDER_ATTRIBUTE } from '../../content/article-markup'
import { PLACEHOLDER } from '../../content/values/placeholders'
import { type CodeToken, languageLabel } from './highlight'

/** An option of a command that a browser would break after a hyphen: `--install`, `--show-error`. */
const OPTION = /(?<!\S)(-(?:-[\w-]+|\w+-[\w-]+))/

/** What is set in columns or drawn of characters would fall apart if its lines went on below. */
const COLUMNS = /\w {2,}\S|[│├└─]/

/** Characters of a line that every window of a desktop has room for. */
const NARROW_COLUMN = 64

export type CodeBlock = {
  readonly lines: readonly (readonly CodeToken[])[]
  readonly language: string
  readonly title: string | null
  /** Whether `<name>` in the code is a value the reader fills in. */
  readonly hasPlaceholders: boolean
  /** Indexes of the lines of a request sample that are there for a self-signed certificate only. */
  readonly pinned: readonly number[]
}

export function codeBlock({ title, language, ...block }: CodeBlock): Element {
  const caption = title ?? languageLabel(language)
  const content = printLines(block)
  const isDrawn = language === 'text' && block.lines.some((line) => COLUMNS.test(textOf(line)))
  return h('figure', { className: isDrawn ? 'code as-is' : 'code' }, [
    h('figcaption', caption),
    text(' '),
    // Not in the caption, which names the figure.
    h('button', { type: 'button', 'data-copy': '' }, 'Copy'),
    h('pre', { tabIndex: 0, role: 'group', ariaLabel: `Code: ${caption}` }, [h('code', content)]),
  ])
}

/** Neighboring pinned lines are one element in one color, which a script can take out with their line ends. */
function printLines({
  lines,
  hasPlaceholders,
  pinned,
}: Pick<CodeBlock, 'lines' | 'hasPlaceholders' | 'pinned'>): ElementContent[] {
  const content: ElementContent[] = []
  let pin: Element | null = null
  for (const [index, tokens] of lines.entries()) {
    if (!pinned.includes(index)) pin = null
    else if (pin === null) {
      pin = h('span', { className: PIN_CLASS })
      content.push(pin)
    }
    const shown = pin === null ? tokens : [{ text: textOf(tokens), kind: null }]
    const line = shown.flatMap((token) => printToken(quiet(token, pinned), hasPlaceholders))
    const end = index < lines.length - 1 ? [text('\n')] : []
    const target = pin?.children ?? content
    target.push(...(textOf(tokens).length > NARROW_COLUMN ? keepOptionsWhole(line) : line), ...end)
  }
  return content
}

/** A line of code whose options stay in one piece when it goes on below. */
function keepOptionsWhole(line: readonly ElementContent[]): ElementContent[] {
  return line.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: keepOptionsWhole(node.children) }]
    if (node.type !== 'text') return [node]
    return node.value
      .split(OPTION)
      .map((value, index) => (index % 2 === 0 ? { type: 'text', value } : h('span.whole', value)))
  })
}

/** A text in which each `<name>` is marked as a value the reader fills in. */
export function markPlaceholders(value: string): ElementContent[] {
  return value.split(PLACEHOLDER).flatMap((part, index): ElementContent[] => {
    const isName = index % 2 === 1
    if (isName) return [h('var', { [PLACEHOLDER_ATTRIBUTE]: part }, `<${part}>`)]
    return part === '' ? [] : [text(part)]
  })
}

/** Samples in five languages are most of their pages: colors would double them. */
function quiet(token: CodeToken, pinned: readonly number[]): CodeToken {
  return pinned.length === 0 ? token : { ...token, kind: null }
}

function textOf(tokens: readonly CodeToken[]): string {
  return tokens.map((token) => token.text).join('')
}

function printToken(token: CodeToken, hasPlaceholders: boolean): ElementContent[] {
  const content = hasPlaceholders ? markPlaceholders(token.text) : [text(token.text)]
  return token.kind === null ? content : [h('span', { className: `t-${token.kind}` }, content)]
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
