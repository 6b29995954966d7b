import { comparable } from './key-terms'

/** What stands between an anchor of a page and the next one, as it is compared. */
export type PageSection = { readonly anchor: string; readonly text: string }

export type SitePage = {
  readonly route: string
  readonly text: string
  readonly sections: readonly PageSection[]
}

const PIECE = /<(script|style|nav)\b[\s\S]*?<\/\1>|<([a-z][a-z0-9-]*)([^>]*)>|<[^>]+>|[^<]+/g
/** Elements whose id is an anchor of the page. */
const ANCHORED: ReadonlySet<string> = new Set(['h2', 'h3', 'tr', 'details', 'section', 'dt', 'li'])
/** Elements inside of a line: the text around them is one word. */
const INLINE: ReadonlySet<string> = new Set([
  'code',
  'var',
  'span',
  'a',
  'b',
  'strong',
  'em',
  'wbr',
])

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
]

/** Reads an exported page: its text, cut at its anchors. */
export function readPage(route: string, html: string): SitePage {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const sections: { anchor: string; text: string }[] = [{ anchor: '', text: '' }]
  for (const [piece, , tag, attributes] of main.matchAll(PIECE)) {
    const id = /\sid="([^"]+)"/.exec(attributes ?? '')?.[1]
    if (tag !== undefined && id !== undefined && ANCHORED.has(tag))
      sections.push({ anchor: id, text: '' })
    const section = sections.at(-1)
    if (section === undefined) continue
    if (!piece.startsWith('<')) section.text += decode(piece)
    else if (!INLINE.has(/^<\/?([a-z0-9]+)/.exec(piece)?.[1] ?? '')) section.text += ' '
  }
  const compared = sections.map(({ anchor, text }) => ({ anchor, text: comparable(text) }))
  return { route, text: compared.map(({ text }) => text).join(' '), sections: compared }
}

function decode(text: string): string {
  return ENTITIES.reduce((value, [entity, character]) => value.replaceAll(entity, character), text)
}
