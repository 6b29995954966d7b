import type { ElementContent } from 'hast'
import { h } from 'hastscript'

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*/g

/** A text of the data with `code` and **labels** as elements. */
export function inlineText(text: string): ElementContent[] {
  const nodes: ElementContent[] = []
  let end = 0
  for (const match of text.matchAll(MARKED)) {
    const [whole, code, label] = match
    if (match.index > end) nodes.push({ type: 'text', value: text.slice(end, match.index) })
    nodes.push(code === undefined ? h('strong', label ?? '') : h('code', code))
    end = match.index + whole.length
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) })
  return nodes
}

/** A text of the data without its marks. */
export function plainText(text: string): string {
  return text.replace(MARKED, (_whole, code: string, label: string) => code ?? label)
}
