import { escapeHtml, unescapeHtml } from '../content/html/escape-html'

/** A piece of a text, and whether it matches the query. */
export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** The pieces of a highlighted text: `<mark>` and `</mark>` become matches, entities become characters. */
export function parseMarked(text: string): readonly TextPart[] {
  return splitMarked(text)
    .map((part) => ({ ...part, text: unescapeHtml(part.text) }))
    .filter((part) => part.text !== '')
}

/** The same text without marks, as it is read. */
export function plainText(text: string): string {
  return parseMarked(text)
    .map((part) => part.text)
    .join('')
}

/** Makes a text of a stranger harmless as HTML: `<mark>` and `</mark>` in pairs stay, everything else is escaped. */
export function sanitizeMarked(text: string): string {
  return splitMarked(text)
    .map((part) => (part.isMatch ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join('')
}

function splitMarked(text: string): TextPart[] {
  return text.split(/(<mark>.*?<\/mark>)/s).map((piece) => {
    const inner = /^<mark>(.*)<\/mark>$/s.exec(piece)?.[1]
    return inner === undefined ? { text: piece, isMatch: false } : { text: inner, isMatch: true }
  })
}
