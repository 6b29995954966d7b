import { decodeEntities } from '../../content/html/html-entities'

/** A start tag of an exported page. */
export type HtmlTag = {
  readonly name: string
  /** Values with entities decoded; "" for an attribute without value. Names are in lower case. */
  readonly attributes: ReadonlyMap<string, string>
  /** What stands in a script or style element, as written; "" for all others. */
  readonly content: string
}

const TAG = /<!--[\s\S]*?-->|<([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
/** Elements whose text is no markup. */
const RAW = new Set(['script', 'style'])

/**
 * Reads the start tags of a page in order. Made for what the build prints: every `<` that is text is escaped there.
 */
export function readTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = []
  const pattern = new RegExp(TAG)
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    const name = match[1]?.toLowerCase()
    if (name === undefined) continue
    const start = pattern.lastIndex
    const end = RAW.has(name) ? html.indexOf(`</${name}`, start) : start
    const content = end === -1 ? html.slice(start) : html.slice(start, end)
    if (end > start) pattern.lastIndex = end
    tags.push({ name, attributes: readAttributes(match[2] ?? ''), content })
  }
  return tags
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )
}
