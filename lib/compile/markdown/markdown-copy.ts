import type { Root as HtmlRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { BuildContext } from '../build-context'
import { relativePath } from '../content-error'
import { articleMarkdown } from './article-markdown'

declare module 'vfile' {
  interface DataMap {
    markdownTree: Root
    /** What the Markdown copy has in place of `<Values />`. */
    valueList: readonly RootContent[]
  }
}

/** Keeps hold of the Markdown tree: Nextra's own Markdown steps, which come after ours, complete it. */
export function remarkMarkdown() {
  return (tree: Root, file: VFile): void => {
    file.data.markdownTree = tree
  }
}

/** Hands the page as Markdown to the build: by now its headings have their ids, and its quotes are typographic. */
export function rehypeMarkdown(context: BuildContext) {
  return async (_tree: HtmlRoot, file: VFile): Promise<void> => {
    const { markdownTree, valueList = [] } = file.data
    if (markdownTree === undefined) return
    const path = relativePath(file)
    const { pages } = await context.pageMap()
    const page = pages.find((candidate) => candidate.file === path)
    if (page === undefined || page.frontMatter.layout === 'app') return
    file.data.markdown = articleMarkdown(markdownTree, page, valueList)
  }
}
