import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { listFiles } from '../../content/project-files'

export type HtmlTag = {
  readonly name: string
  /** Values by attribute name in lowercase, without hyphens and colons; "" for an attribute without a value. */
  readonly attributes: ReadonlyMap<string, string>
  /** Text of a script or style element; "" for all other elements. */
  readonly content: string
}

export type ExportedPage = {
  /** Path below the exported site's folder, with forward slashes. */
  readonly file: string
  /** Only the tags that the checks need. */
  readonly tags: readonly HtmlTag[]
}

export function readExportedPages(out: string): ExportedPage[] {
  return listFiles(out)
    .filter((name) => name.endsWith('.html'))
    .map((file) => ({
      file,
      tags: readTags(readFileSync(path.join(out, file), 'utf8')).filter(isRelevant),
    }))
}

/** Whether a tag is an image, a script, a style, or has an attribute other than `class`. The others only need memory. */
function isRelevant({ name, attributes, content }: HtmlTag): boolean {
  return name === 'img' || content !== '' || attributes.size > (attributes.has('class') ? 1 : 0)
}

export function readTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = []
  visit(fromHtml(html), 'element', (element) => {
    const { tagName: name, properties } = element
    const attributes = Object.entries(properties).map(([key, value]): [string, string] => [
      key === 'className' ? 'class' : key.toLowerCase(),
      value === true ? '' : [value].flat().join(' '),
    ])
    const content = name === 'script' || name === 'style' ? textOf(element) : ''
    tags.push({ name, attributes: new Map(attributes), content })
  })
  return tags
}
