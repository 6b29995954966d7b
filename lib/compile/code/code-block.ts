import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
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
}

export function codeBlock({ lines, language, title, hasPlaceholders }: CodeBlock): Element {
  const caption = title ?? LANGUAGE_NAMES.get(language) ?? language
  const content = lines.flatMap((tokens, index) => [
    ...(index === 0 ? [] : [text('\n')]),
    ...tokens.flatMap((token) => printToken(token, hasPlaceholders)),
  ])
  return h('figure', { className: language === 'text' ? 'code as-is' : 'code' }, [
    h('figcaption', caption),
    // Not in the caption, which names the figure.
    h('button', { type: 'button', 'data-copy': '' }, 'Copy'),
    h('pre', { tabIndex: 0, role: 'group', ariaLabel: `Code: ${caption}` }, [h('code', content)]),
  ])
}

/** A text in which each `<name>` is marked as a value the reader fills in. */
export function markPlaceholders(value: string): ElementContent[] {
  return splitPlaceholders(value).map((part) =>
    part.placeholder === null
      ? text(part.text)
      : h('var', { [PLACEHOLDER_ATTRIBUTE]: part.placeholder }, part.text),
  )
}

function printToken(token: CodeToken, hasPlaceholders: boolean): ElementContent[] {
  const content = hasPlaceholders ? markPlaceholders(token.text) : [text(token.text)]
  return token.kind === null ? content : [h('span', { className: `t-${token.kind}` }, content)]
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
