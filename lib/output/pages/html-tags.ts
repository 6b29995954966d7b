import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** An element of an exported page. */
export type HtmlTag = {
  readonly name: string
  /** By names in lower case without signs; "" for an attribute without value. */
  readonly attributes: ReadonlyMap<string, string>
  /** The text of a script or style element, as written; "" for all others. */
  readonly content: string
  /** File and line of the source, if the page's text has been compiled. */
  readonly place?: { readonly file: string; readonly line: number } | undefined
}

/** Elements whose text is not markup. */
const RAW = new Set(['script', 'style'])

/** Reads the elements of a page in order. */
export function readTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = []
  visit(fromHtml(html), 'element', (element) => {
    const { tagName: name, properties } = element
    const attributes = Object.entries(properties).map(([key, value]): [string, string] => [
      key === 'className' ? 'class' : key.toLowerCase(),
      value === true ? '' : [value].flat().join(' '),
    ])
    const content = RAW.has(name) ? textOf(element) : ''
    tags.push({ name, attributes: new Map(attributes), content })
  })
  return tags
}
