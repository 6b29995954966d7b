import type { ListItem } from 'mdast'
import { findTrail, type PageMapNode, pageLabel } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { addDependency, PAGE_MAP } from '../build-context'
import { relativePath } from '../content-error'
import { componentError, textAttributes } from '../nodes/jsx-attributes'
import { link, paragraph } from '../nodes/nodes'
import { replaceComponents } from '../nodes/replace-components'

/** Replaces `<ChildCards />` on an index page with a card per child of its folder, from the page map. */
export const remarkChildCards = replaceComponents(
  ['ChildCards'],
  async ({ node, file, context }) => {
    textAttributes(node, file, [])
    addDependency(file, PAGE_MAP)
    const { nodes } = await context.pageMap()
    const folder = findTrail(nodes, routeOfFile(relativePath(file))).at(-1)
    const shown = (folder?.children ?? []).filter(({ isHidden }) => !isHidden)
    if (shown.length === 0) throw componentError(node, file, 'no child page', 'it on an index page')
    return [
      {
        type: 'list',
        ordered: false,
        spread: true,
        data: { hProperties: { className: ['cards'], 'data-search': 'none' } },
        children: shown.map(card),
      },
    ]
  },
)

function card({ page, children, label, route }: PageMapNode): ListItem {
  const isPlaceholder = page?.frontMatter.status === 'placeholder'
  const title = children.length > 0 || page === null ? label : pageLabel(page.frontMatter)
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { className: isPlaceholder ? ['card', 'card-placeholder'] : ['card'] } },
    children: [
      paragraph(link(route, title), isPlaceholder ? ' (planned)' : ''),
      paragraph(page?.frontMatter.description ?? ''),
    ],
  }
}
