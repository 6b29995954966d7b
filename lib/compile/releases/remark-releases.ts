import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { VFile } from 'vfile'
import { feedsOf } from '../../content/pages/page-feeds'
import { pageLabel } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { readReleases } from '../../content/releases/read-releases'
import type { BuildContext } from '../build-context'
import { relativePath } from '../content-error'
import { component } from '../nodes/components'
import { textAttributes } from '../nodes/jsx-attributes'
import { releaseIntroduction, releaseNotesBlocks } from './page-blocks'

/**
 * Replaces `<ReleaseNotes />` with the headings, lists and tables of `data/ftc-releases`. They and what follows on the
 * page are sections of one component, which filters them.
 */
export function remarkReleases(context: BuildContext) {
  return async ({ children }: Root, file: VFile): Promise<void> => {
    const index = children.findIndex((node) => isComponent(node) && node.name === 'ReleaseNotes')
    const node = children[index]
    if (node === undefined || !isComponent(node)) return
    textAttributes(node, file, [])
    const { pages } = await context.pageMap()
    const titles = new Map(pages.map(({ route, frontMatter }) => [route, pageLabel(frontMatter)]))
    const notes = readReleases(context.root)
    const blocks = releaseNotesBlocks(notes, (route) => titles.get(route) ?? route)
    const [, ...after] = children.splice(index)
    children.push(
      releaseIntroduction(notes, feedsOf(routeOfFile(relativePath(file)))),
      component(
        'ReleaseNotes',
        { oldest: notes.beforeUpgrading.oldest.version },
        inSections([...blocks, ...after]),
      ),
    )
  }
}

function isComponent(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement'
}

/** Each heading with what follows up to the next one. */
function inSections(blocks: readonly RootContent[]): MdxJsxFlowElement[] {
  const starts = blocks.flatMap((block, index) => (block.type === 'heading' ? [index] : []))
  return starts.map((start, index) => {
    const [heading, ...rest] = blocks.slice(start, starts[index + 1])
    const depth = heading?.type === 'heading' ? heading.depth : 2
    return component('ReleaseSection', { depth }, heading === undefined ? rest : [heading, ...rest])
  })
}
