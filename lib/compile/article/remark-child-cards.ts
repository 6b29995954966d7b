import type { List, ListItem, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { findTrail, type PageMapNode, pageLabel } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { addDependency, type BuildContext, PAGE_MAP } from '../build-context'
import { contentError, relativePath } from '../content-error'
import { textAttributes } from '../nodes/jsx-attributes'

/** Replaces `<ChildCards />` on an index page with a card per child of its folder, from the page map. */
export function remarkChildCards(context: BuildContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { nodes } = await context.pageMap()
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ChildCards' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      addDependency(file, PAGE_MAP)
      const folder = findTrail(nodes, routeOfFile(relativePath(file))).at(-1)
      if (folder === undefined || folder.children.length === 0) {
        throw contentError(file, node.position, {
          field: '<ChildCards>',
          found: 'no child page',
          expected: 'it on an index page',
        })
      }
      parent.children[index] = cards(folder.children)
    })
  }
}

function cards(nodes: readonly PageMapNode[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: true,
    data: { hProperties: { className: ['cards'], 'data-search': 'none' } },
    children: nodes.map(card),
  }
}

function card(node: PageMapNode): ListItem {
  const isPlaceholder = node.page?.frontMatter.status === 'placeholder'
  const title =
    node.children.length > 0 || node.page === null ? node.label : pageLabel(node.page.frontMatter)
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { className: isPlaceholder ? ['card', 'card-placeholder'] : ['card'] } },
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: node.route, children: [{ type: 'text', value: title }] },
          ...(isPlaceholder ? [{ type: 'text' as const, value: ' (planned)' }] : []),
        ],
      },
      {
        type: 'paragraph',
        children: [{ type: 'text', value: node.page?.frontMatter.description ?? '' }],
      },
    ],
  }
}
