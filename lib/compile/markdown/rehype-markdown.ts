import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { BuildContext } from '../build-context'
import { relativePath } from '../content-error'
import { articleMarkdown } from './article-markdown'

/** Prints the page as Markdown, while its components still have their names. */
export function rehypeMarkdown(context: BuildContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const path = relativePath(file)
    const { pages } = await context.pageMap()
    const page = pages.find((candidate) => candidate.file === path)
    if (page === undefined || page.frontMatter.layout === 'app') return
    file.data.markdown = articleMarkdown(tree, page)
  }
}
