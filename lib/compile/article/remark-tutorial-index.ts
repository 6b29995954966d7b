import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { findTrail, type Page } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { TUTORIAL_TAG_LABELS, TUTORIAL_TAGS } from '../../content/pages/tutorial-tags'
import type { BuildContext } from '../build-context'
import { contentError, relativePath } from '../content-error'
import { headingNode, htmlNode } from '../nodes/html-node'
import { textAttributes } from '../nodes/jsx-attributes'

/** Replaces `<TutorialIndex />` with the tutorials of its folder: A to Z with their tags, then by tag. */
export function remarkTutorialIndex(context: BuildContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { nodes } = await context.pageMap()
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'TutorialIndex' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
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
        throw new Error(
          `${untagged.file}:1 tags: found nothing, expected at least one of ${TUTORIAL_TAGS.join(', ')}`,
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
    const links = tagged.map((page) => h('li', link(page)))
    return [
      headingNode(3, TUTORIAL_TAG_LABELS[tag], { id: tag }),
      htmlNode(h('ul', { 'data-search': 'none' }, links)),
    ]
  })
  return [
    headingNode(2, 'A to Z', { id: 'a-to-z' }),
    htmlNode(h('ul', { className: 'tutorials', 'data-search': 'none' }, sorted.map(line))),
    headingNode(2, 'By topic', { id: 'by-topic' }),
    ...topics,
  ]
}

function line(page: Page): Element {
  const tags = TUTORIAL_TAGS.filter((tag) => page.frontMatter.tags?.includes(tag))
  return h('li', [
    h('p', [link(page), ' ', h('small', tags.map((tag) => TUTORIAL_TAG_LABELS[tag]).join(', '))]),
    h('p', page.frontMatter.description),
  ])
}

function link({ route, frontMatter }: Page): Element {
  return h('a', { href: route }, frontMatter.title)
}

/** The same order on every machine. */
function sortKey({ frontMatter }: Page): string {
  return frontMatter.title.toLowerCase()
}
