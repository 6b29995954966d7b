import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Code } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { checkedLanguage, type SourceBlock } from '../../content/checks/blocks/source-block'
import type { Finding } from '../../content/problem'
import { holdsPlaceholders } from '../../content/values/placeholders'
import { placeOf } from '../content-error'
import { dangerOf, titleOf } from '../nodes/nodes'
import { codeElement, markBreaks, renderText } from './code-block'
import { CODE_LANGUAGES, highlight, PLAIN_LANGUAGE } from './highlight'

const META = /^(?:\s*(?:title="[^"]+"|danger="[A-Z][^"]{1,58}\."|placeholders)(?=\s|$))*$/
/** The keyword that makes `<name>` a value to fill in, for languages whose own syntax has angle brackets. */
const PLACEHOLDERS = /(?:^|\s)placeholders(?:\s|$)/

/** Finds a language or text after it that would be ignored or become components, and a block without an end. */
export function codeFinding({ lang, meta, value, position }: Code): Finding | undefined {
  const field = 'code block'
  if (!CODE_LANGUAGES.includes(lang ?? '')) {
    const found = lang ? `language "${lang}"` : 'no language'
    return { field, found, expected: `one of ${CODE_LANGUAGES.join(', ')}` }
  }
  const expected = 'only title="…", danger="…" (a sentence, at most 60 characters), or placeholders'
  if (!META.test(meta ?? '')) return { field, found: `${meta} after the language`, expected }
  const { start, end } = position ?? {}
  const height = value === '' ? 0 : value.split('\n').length
  const isOpen = start && end && (end.column === 1 || end.line - start.line <= height)
  return isOpen || (lang !== 'mdx' && /^ *```\w/m.test(value))
    ? { field, found: 'no end of the block', expected: '``` on a line of its own below the code' }
    : undefined
}

/** Nothing if `npm run check` cannot validate code in the block's language. */
export function sourceBlocks({ lang, meta, value, position }: Code, file: VFile): SourceBlock[] {
  const language = checkedLanguage(lang)
  if (language === undefined) return []
  const { file: origin, line } = placeOf(file, position)
  const filled = { hasPlaceholders: hasPlaceholders({ lang, meta }) }
  const hasDanger = dangerOf(meta) !== null
  return [{ language, text: value, ...filled, hasDanger, file: origin, line: line && line + 1 }]
}

/** Replaces the content of a page's code blocks. `places` names the buttons of those without a title, by `<pre>`. */
export async function renderCodeBlocks(places: ReadonlyMap<Element, string>): Promise<void> {
  const number = nameNumbering()
  for (const [pre, place] of places) {
    const [code] = pre.children
    if (code?.type !== 'element') continue
    const [, language = ''] = /^language-(.+)/.exec(String(code.properties.className)) ?? []
    const meta = code.data?.meta ?? ''
    const title = titleOf(code)
    const look = { title, danger: dangerOf(meta), name: number(title ?? place) }
    const block = codeElement({
      ...look,
      lines: await highlight(textOf(code).replace(/\n$/, ''), language),
      language: language || PLAIN_LANGUAGE,
      hasPlaceholders: hasPlaceholders({ lang: language, meta }),
    })
    Object.assign(pre, block)
  }
}

/** Returns a function that makes names unique: the second "Ports" becomes "Ports, 2". */
export function nameNumbering(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}, ${count}`
  }
}

/** Whether each `<name>` in a code block is a value to fill in. */
export function hasPlaceholders({ lang, meta }: Pick<Code, 'lang' | 'meta'>): boolean {
  return holdsPlaceholders(lang || null) || PLACEHOLDERS.test(meta ?? '')
}

/** What fits in a column or on a line of a phone but browsers would break, such as `-n default` or a GUID. */
const WHOLE = {
  inTable: /^(?:(?=.{1,23}$)(?:-+\w+(?: \w+)?|\w+(?=[-.]))([-.]\w+)*|[\da-f-]{36})$/,
  inText: /^(?=\S{1,30}$|.{1,24}$).*[-/ ?]./,
}
const LONGEST = { inTable: 22, inText: 29 }

/** Marks placeholders. Short code stays on one line; in longer code, each short word does. */
export function prepareInlineCode(code: Element, isInTable: boolean): void {
  const text = textOf(code)
  const place = isInTable ? 'inTable' : 'inText'
  const isWhole = WHOLE[place].test(text)
  if (isWhole) code.properties.className = ['whole']
  const words = isWhole ? [text] : (text.match(/(?:(?<!\S)-\w )?\S+|\s/g) ?? [])
  code.children = words.flatMap((word): ElementContent[] => {
    const content = renderText(markBreaks(word, LONGEST[place]))
    return !isWhole && WHOLE[place].test(word) ? [h('span.whole', content)] : content
  })
}

/** Marks where the name of a method breaks that is a link in a table. */
export function breakName(link: Element): void {
  const [child] = link.children
  if (child?.type === 'text' && !child.value.includes(' '))
    link.children = renderText(markBreaks(child.value, LONGEST.inTable), false)
}
