import { decodeEntities } from '../../content/html-entities'

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

/** Tags as they are written: pages repeat most of theirs. */
export type KnownTags = Map<string, HtmlTag>

/**
 * Reads the start tags of a page in order. Made for what the build prints: every `<` that is text is escaped there.
 * @param known tags that are taken as they are; new ones are added
 */
export function readTags(html: string, known: KnownTags = new Map()): HtmlTag[] {
  const tags: HtmlTag[] = []
  const pattern = new RegExp(TAG)
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    const [text, word, attributes = ''] = match
    if (word === undefined) continue
    const tag = known.get(text) ?? readTag(word, attributes)
    if (!known.has(text)) known.set(detached(text), tag)
    if (!RAW.has(tag.name)) tags.push(tag)
    else {
      const start = pattern.lastIndex
      const end = html.indexOf(`</${tag.name}`, start)
      const content = end === -1 ? html.slice(start) : html.slice(start, end)
      if (end > start) pattern.lastIndex = end
      tags.push({ ...tag, content: detached(content) })
    }
  }
  return tags
}

function readTag(word: string, attributes: string): HtmlTag {
  return { name: word.toLowerCase(), attributes: readAttributes(detached(attributes)), content: '' }
}

/** A copy: a part of a text, as V8 keeps it, keeps all of the text in memory. */
function detached(part: string): string {
  return ` ${part}`.slice(1)
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )
}
