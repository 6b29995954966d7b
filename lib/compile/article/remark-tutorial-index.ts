import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { findTrail, type Page } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { TUTORIAL_TAG_LABELS, TUTORIAL_TAGS } from '../../content/pages/tutorial-tags'
import { errorIn } from '../../content/problem'
import { addDependency, type BuildContext, PAGE_MAP } from '../build-context'
import { contentError, relativePath } from '../content-error'
import { textAttributes } from '../nodes/jsx-attributes'
import { element, type HtmlNode, heading, inline, link, paragraph } from '../nodes/nodes'

/** Replaces `<TutorialIndex />` with the tutorials of its folder: A to Z with their tags, then by tag. */
export function remarkTutorialIndex(context: BuildContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { nodes } = await context.pageMap()
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'TutorialIndex' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      addDependency(file, PAGE_MAP)
      const folder = findTrail(nodes, routeOfFile(relativePath(file))).at(-1)
      const pages = (folder?.children ?? []).flatMap(({ page }) => (page === null ? [] : [page]))
      if (pages.length === 0)
        throw contentError(file, node.position, {
          field: '<TutorialIndex>',
          found: 'no child page',
          expected: 'it on an index page',
        })
      const untagged = pages.find(({ frontMatter }) => (frontMatter.tags ?? []).length === 0)
      if (untagged !== undefined)
        throw errorIn(
          untagged.file,
          {
            field: 'tags',
            found: 'nothing',
            expected: `at least one of ${TUTORIAL_TAGS.join(', ')}`,
          },
          1,
        )
      const content = tutorialIndex(pages)
      parent.children.splice(index, 1, ...content)
      return index + content.length
    })
  }
}

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
