import { PLACEHOLDER } from '../../content/values/placeholders'

/** A run of text; `placeholder` is its name when it is a value the reader fills in. */
export type TextPart = { readonly text: string; readonly placeholder: string | null }

/** Cuts a text at its placeholders, losing nothing. */
export function splitPlaceholders(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), placeholder: null })
    parts.push({ text: match[0], placeholder: match[1] ?? null })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), placeholder: null })
  return parts
}
