import type { ListItem, RootContent } from 'mdast'
import { TUTORIAL_TAG_LABELS, TUTORIAL_TAGS } from '../../content/pages/front-matter'
import { findTrail, type Page, type PageMapNode } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { errorIn } from '../../content/problem'
import { relativePath } from '../content-error'
import { componentError, type PlacedComponent, textAttributes } from '../nodes/components'
import { element, heading, type Inline, link, paragraph, phrasing } from '../nodes/nodes'

/**
 * Replaces `<ChildCards />` on an index page with a card for each child page that the sidebar shows. The attribute
 * `first` lists the pages whose cards come first, as paths below the index page's folder, separated by spaces. Planned
 * pages get no cards; a line below the cards links to them.
 */
export async function childCards(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file } = placed
  const { first: choice = '' } = textAttributes(node, file, ['first'])
  const { route, visible } = await childrenOf(placed)
  if (visible.length === 0)
    throw componentError(
      node,
      file,
      'no child page in the sidebar',
      'an index page with a visible child',
    )
  const first = choice
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => {
      const trail = findTrail(visible, `${route}/${name}`)
      const found = trail.at(-1)
      if (found === undefined || isPlanned(found) || trail.some(({ isHidden }) => isHidden))
        throw componentError(
          node,
          file,
          `first="${name}"`,
          'a page below this folder that is neither planned nor hidden',
        )
      return found
    })
  const others = visible.filter((child) => !first.includes(child))
  const planned = others.filter(isPlanned)
  const lines = planned.flatMap((child, index): Inline[] => [
    index === 0 ? 'Planned: ' : ', ',
    link(child.route, child.label),
  ])
  return [
    cards([
      // The sidebar label may be unclear for a page several levels below the folder.
      ...first.map((child) => card(child, child.page?.frontMatter.title, 'card-first')),
      ...others.filter((child) => !isPlanned(child)).map((child) => card(child)),
    ]),
    ...(planned.length === 0 ? [] : [element('p', { 'data-search': 'none' }, phrasing(lines))]),
  ]
}

function isPlanned({ page }: PageMapNode): boolean {
  return page?.frontMatter.status === 'placeholder'
}

function cards(children: ListItem[]): RootContent {
  const hProperties = { className: ['cards'], 'data-search': 'none' }
  return { type: 'list', ordered: false, spread: true, data: { hProperties }, children }
}

function card({ page, label, route }: PageMapNode, title = label, place = ''): ListItem {
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { className: ['card', place].filter(Boolean) } },
    children: [paragraph(link(route, title)), paragraph(page?.frontMatter.description ?? '')],
  }
}

export async function tutorialIndex(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file } = placed
  textAttributes(node, file, [])
  const { children } = await childrenOf(placed)
  const sorted = children
    .flatMap(({ page, ...node }) => (page === null ? [] : [{ ...node, page }]))
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  if (sorted.length === 0)
    throw componentError(node, file, 'no child page', 'an index page with children')
  const untagged = sorted.find(({ page }) => (page.frontMatter.tags ?? []).length === 0)
  if (untagged !== undefined) {
    const expected = `at least one of ${TUTORIAL_TAGS.join(', ')}`
    throw errorIn(untagged.page.file, { field: 'tags', found: 'nothing', expected }, 1)
  }
  const topics = TUTORIAL_TAGS.flatMap((tag) => {
    const tagged = sorted.filter(({ page }) => page.frontMatter.tags?.includes(tag))
    if (tagged.length === 0) return []
    const links = tagged.map(({ route, page }) =>
      element('li', {}, [link(route, page.frontMatter.title)]),
    )
    return [
      heading(3, TUTORIAL_TAG_LABELS[tag], tag),
      element('ul', { 'data-search': 'none' }, links),
    ]
  })
  return [
    heading(2, 'A to Z', 'a-to-z'),
    cards(sorted.map((tutorial) => card(tutorial, tutorial.page.frontMatter.title))),
    heading(2, 'By topic', 'by-topic'),
    ...topics,
  ]
}

/** A sort key that does not depend on the locale. */
function sortKey({ page }: { readonly page: Page }): string {
  return page.frontMatter.title.toLowerCase()
}

async function childrenOf({ file, context }: PlacedComponent) {
  const { nodes } = await context.pageMap()
  const route = routeOfFile(relativePath(file))
  const children = findTrail(nodes, route).at(-1)?.children ?? []
  return { route, children, visible: children.filter(({ isHidden }) => !isHidden) }
}
