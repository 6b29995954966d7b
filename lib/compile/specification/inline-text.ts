import { code, type Inline, inline, link } from '../nodes/nodes'

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g

/** A text of the data as paragraph content: `code`, **labels** and [links](/docs). */
export function inlineText(value: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of value.matchAll(MARKED)) {
    const [whole, inCode, label, linked, url] = match
    parts.push(value.slice(end, match.index))
    if (inCode !== undefined) parts.push(code(inCode))
    else if (label !== undefined) parts.push(inline('strong', {}, label))
    else parts.push(link(url ?? '', linked ?? ''))
    end = match.index + whole.length
  }
  parts.push(value.slice(end))
  return parts
}
