import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ELEMENT_IDS } from '../../site/element-ids'
import { contentError } from '../content-error'

/** Ids of elements that the site adds to pages. */
const RESERVED_IDS: ReadonlySet<unknown> = new Set(Object.values(ELEMENT_IDS))
const EXPLICIT_ID = /\[#([^\]]+)\]$/

/**
 * Copies each heading's explicit id, such as `[#my-id]`, to the attribute `dataExplicitId`. Without this copy,
 * `rehypeHeadings` could not find duplicates, because Nextra renames them.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const id = EXPLICIT_ID.exec(textOf(heading).trimEnd())?.[1]
      if (id === undefined) return
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, dataExplicitId: id },
      }
    })
  }
}

/**
 * Allows only H2 and H3.
 * @throws on any other level, a reserved id, and an explicit id that an earlier heading has
 */
export function rehypeHeadings() {
  return (tree: HtmlRoot, file: VFile): void => {
    const earlierIds = new Set<unknown>()
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return
      const fail = (found: string, expected: string) =>
        contentError(file, node.position, { field: 'heading', found, expected })
      if (node.tagName !== 'h2' && node.tagName !== 'h3')
        throw fail('#'.repeat(Number(node.tagName.slice(1))), '## or ###')
      const { id, dataExplicitId: explicitId = id } = node.properties
      if (RESERVED_IDS.has(explicitId))
        throw fail(
          `the id "${explicitId}", which the site reserves`,
          'another id, such as [#my-id]',
        )
      if (earlierIds.has(String(explicitId).toLowerCase()))
        throw fail(`[#${explicitId}], which is already used by an earlier heading`, 'a unique id')
      earlierIds.add(id)
      delete node.properties.dataExplicitId
    })
  }
}
