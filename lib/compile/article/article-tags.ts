import type { Nodes, Root } from 'hast'
import type {} from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { placeOf, relativePath } from '../content-error'

/** An image, or an element or component with at least one of ATTRIBUTES. */
export type ArticleTag = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Absent if the node has no position. */
  readonly place?: { readonly file: string; readonly line: number }
}

/** Attributes that the checks need. */
const ATTRIBUTES = ['id', 'href', 'src', 'alt', 'width', 'height'] as const

export function articleTags(tree: Root, page: VFile): ArticleTag[] {
  const tags: ArticleTag[] = []
  visit(tree, (node) => {
    if (node.type === 'element') add(node, node.tagName, (name) => node.properties[name])
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      add(
        node,
        node.name ?? '',
        (wanted) =>
          node.attributes.find(
            (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === wanted,
          )?.value,
      )
  })
  return tags

  function add(
    { position }: Pick<Nodes, 'position'>,
    name: string,
    attributeOf: (name: string) => unknown,
  ): void {
    const found = ATTRIBUTES.flatMap((attribute) => {
      const value = attributeOf(attribute)
      return typeof value === 'string' || typeof value === 'number'
        ? [[attribute, String(value)] as const]
        : []
    })
    if (found.length > 0 || name === 'img')
      tags.push({ name, attributes: Object.fromEntries(found), ...sourcePlace(position) })
  }

  function sourcePlace(position: Nodes['position']): Pick<ArticleTag, 'place'> {
    const { file = relativePath(page), line } = placeOf(page, position)
    return line === undefined ? {} : { place: { file, line } }
  }
}
