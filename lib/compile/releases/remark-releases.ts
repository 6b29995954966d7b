import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { feedsOf } from '../../content/pages/page-feeds'
import { pageLabel } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { RELEASES_FOLDER, readReleases } from '../../content/releases/read-releases'
import { addDependency, type BuildContext, PAGE_MAP } from '../build-context'
import { relativePath } from '../content-error'
import { textAttributes } from '../nodes/jsx-attributes'
import { releaseNotesBlocks } from './page-blocks'

/** Replaces `<ReleaseNotes />` with the headings, lists and tables of `data/ftc-releases`. */
export function remarkReleases(context: BuildContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!holdsReleaseNotes(tree)) return
    const page = relativePath(file)
    addDependency(file, `${context.root}/${RELEASES_FOLDER}`)
    addDependency(file, PAGE_MAP)
    const { pages } = await context.pageMap()
    const titles = new Map(pages.map(({ route, frontMatter }) => [route, pageLabel(frontMatter)]))
    const blocks = releaseNotesBlocks(readReleases(context.root), {
      titleOf: (route) => titles.get(route) ?? route,
      feeds: feedsOf(routeOfFile(page)),
    })
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ReleaseNotes' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      parent.children.splice(index, 1, ...blocks)
      return index + blocks.length
    })
  }
}

function holdsReleaseNotes(tree: Root): boolean {
  return tree.children.some(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'ReleaseNotes',
  )
}
