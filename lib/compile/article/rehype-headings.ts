import type { Root } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from '../content-error'

/**
 * Makes each heading a link to itself. Headings other than H2 and H3 stop the build, because the title is the page's
 * H1, and so does an id that the page has already.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return
      const fail = (found: string, expected: string) =>
        contentError(file, node.position, { field: 'heading', found, expected })
      if (node.tagName !== 'h2' && node.tagName !== 'h3') throw fail(node.tagName, '## or ###')
      const { id, dataWrittenId: written = id } = node.properties
      if (id !== written)
        throw fail(`[#${written}], which an earlier heading has`, 'an id that the page has once')
      delete node.properties.dataWrittenId
      node.children = [h('a', { href: `#${id}` }, node.children)]
    })
  }
}
