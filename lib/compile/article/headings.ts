import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ELEMENT_IDS } from '../../site/element-ids'
import { contentError } from '../content-error'

/** Ids of elements around the article, to which links of the site lead. */
const RESERVED_IDS: ReadonlySet<unknown> = new Set(Object.values(ELEMENT_IDS))
const WRITTEN_ID = /\[#([^\]]+)\]$/

/** Notes the id that a heading is written with: Nextra gives it another where the page has it already. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const id = WRITTEN_ID.exec(textOf(heading).trimEnd())?.[1]
      if (id === undefined) return
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, dataWrittenId: id },
      }
    })
  }
}

/**
 * Headings other than H2 and H3 stop the build, because the title is the page's H1, and so does an id that the page has
 * already or the site itself uses.
 */
export function rehypeHeadings() {
  return (tree: HtmlRoot, file: VFile): void => {
    const before = new Set<unknown>()
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return
      const fail = (found: string, expected: string) =>
        contentError(file, node.position, { field: 'heading', found, expected })
      if (node.tagName !== 'h2' && node.tagName !== 'h3') throw fail(node.tagName, '## or ###')
      const { id, dataWrittenId: written = id } = node.properties
      if (RESERVED_IDS.has(written))
        throw fail(`[#${written}], which the site uses itself`, 'another id, such as [#own-id]')
      if (before.has(written))
        throw fail(`[#${written}], which an earlier heading has`, 'an id that the page has once')
      before.add(id)
      delete node.properties.dataWrittenId
    })
  }
}
