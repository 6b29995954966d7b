import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

export type HtmlTag = {
  readonly name: string
  /** Values by attribute name in lowercase, without hyphens and colons; "" for an attribute without a value. */
  readonly attributes: ReadonlyMap<string, string>
  /** Text of a script or style element; "" for all other elements. */
  readonly content: string
  /** The tag's file and line in the source, if known. */
  readonly place?: { readonly file: string; readonly line: number } | undefined
}

const RAW_TEXT_ELEMENTS = new Set(['script', 'style'])

export function readTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = []
  visit(fromHtml(html), 'element', (element) => {
    const { tagName: name, properties } = element
    const attributes = Object.entries(properties).map(([key, value]): [string, string] => [
      key === 'className' ? 'class' : key.toLowerCase(),
      value === true ? '' : [value].flat().join(' '),
    ])
    const content = RAW_TEXT_ELEMENTS.has(name) ? textOf(element) : ''
    tags.push({ name, attributes: new Map(attributes), content })
  })
  return tags
}
