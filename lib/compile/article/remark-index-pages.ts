import type { ListItem, RootContent } from 'mdast'
import { TUTORIAL_TAG_LABELS, TUTORIAL_TAGS } from '../../content/pages/front-matter'
import { findTrail, type Page, type PageMapNode, pageLabel } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { errorIn } from '../../content/problem'
import { relativePath } from '../content-error'
import { type PlacedComponent, replaceComponents } from '../nodes/components'
import { componentError, textAttributes } from '../nodes/jsx-attributes'
import { element, type HtmlNode, heading, inline, link, paragraph } from '../nodes/nodes'

/** Replaces `<ChildCards />` on an index page with a card per child of its folder, from the page map. */
export const remarkChildCards = replaceComponents(['ChildCards'], async (placed) => {
  const { node, file } = placed
  const shown = (await childrenOf(placed)).filter(({ isHidden }) => !isHidden)
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
})

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

/** Replaces `<TutorialIndex />` with the tutorials of its folder: A to Z with their tags, then by tag. */
export const remarkTutorialIndex = replaceComponents(['TutorialIndex'], async (placed) => {
  const { node, file } = placed
  const pages = (await childrenOf(placed)).flatMap(({ page }) => (page === null ? [] : [page]))
  if (pages.length === 0) throw componentError(node, file, 'no child page', 'it on an index page')
  const untagged = pages.find(({ frontMatter }) => (frontMatter.tags ?? []).length === 0)
  if (untagged !== undefined) {
    const expected = `at least one of ${TUTORIAL_TAGS.join(', ')}`
    throw errorIn(untagged.file, { field: 'tags', found: 'nothing', expected }, 1)
  }
  return tutorialIndex(pages)
})

function tutorialIndex(pages: readonly Page[]): RootContent[] {
  const sorted = [...pages].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  const topics = TUTORIAL_TAGS.flatMap((tag) => {
    const tagged = sorted.filter(({ frontMatter }) => frontMatter.tags?.includes(tag))
    if (tagged.length === 0) return []
    const links = tagged.map((page) => element('li', {}, [pageLink(page)]))
    return [
      heading(3, TUTORIAL_TAG_LABELS[tag], tag),
      element('ul', { 'data-search': 'none' }, links),
    ]
  })
  return [
    heading(2, 'A to Z', 'a-to-z'),
    element('ul', { className: ['tutorials'], 'data-search': 'none' }, sorted.map(line)),
    heading(2, 'By topic', 'by-topic'),
    ...topics,
  ]
}

function line(page: Page): HtmlNode {
  const tags = TUTORIAL_TAGS.filter((tag) => page.frontMatter.tags?.includes(tag))
  const labels = tags.map((tag) => TUTORIAL_TAG_LABELS[tag]).join(', ')
  return element('li', {}, [
    paragraph(pageLink(page), ' ', inline('small', {}, labels)),
    paragraph(page.frontMatter.description),
  ])
}

function pageLink({ route, frontMatter }: Page) {
  return link(route, frontMatter.title)
}

/** The same order on every machine. */
function sortKey({ frontMatter }: Page): string {
  return frontMatter.title.toLowerCase()
}

/** Entries of the page map below the page, for a component without attributes. */
async function childrenOf({
  node,
  file,
  context,
}: PlacedComponent): Promise<readonly PageMapNode[]> {
  textAttributes(node, file, [])
  const { nodes } = await context.pageMap()
  return findTrail(nodes, routeOfFile(relativePath(file))).at(-1)?.children ?? []
}
