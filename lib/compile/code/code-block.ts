import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { PIN_CLASS } from '../../content/api/contract'
import { PLACEHOLDER_ATTRIBUTE } from '../../content/values/contract'
import type { CodeToken } from './highlight'
import { splitPlaceholders } from './split-placeholders'

/** What readers call a language. */
const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['bash', 'Shell'],
  ['cmd', 'Command Prompt'],
  ['csharp', 'C#'],
  ['hcl', 'HCL'],
  ['http', 'HTTP'],
  ['ini', 'INI'],
  ['javascript', 'JavaScript'],
  ['json', 'JSON'],
  ['mdx', 'MDX'],
  ['perl', 'Perl'],
  ['powershell', 'PowerShell'],
  ['python', 'Python'],
  ['sql', 'SQL'],
  ['text', 'Text'],
  ['typescript', 'TypeScript'],
  ['xml', 'XML'],
  ['yaml', 'YAML'],
])

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
  const caption = title ?? LANGUAGE_NAMES.get(language) ?? language
  const content = printLines(block)
  return h('figure', { className: language === 'text' ? 'code as-is' : 'code' }, [
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
    target.push(...line, ...end)
  }
  return content
}

/** A text in which each `<name>` is marked as a value the reader fills in. */
export function markPlaceholders(value: string): ElementContent[] {
  return splitPlaceholders(value).map((part) =>
    part.placeholder === null
      ? text(part.text)
      : h('var', { [PLACEHOLDER_ATTRIBUTE]: part.placeholder }, part.text),
  )
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
