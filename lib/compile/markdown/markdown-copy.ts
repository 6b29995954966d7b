import type { Root as HtmlRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
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
export function rehypeMarkdown() {
  return (_tree: HtmlRoot, file: VFile): void => {
    const { page, markdownTree, valueList = [] } = file.data
    if (markdownTree === undefined || page === undefined || page.frontMatter.layout === 'app')
      return
    file.data.markdown = articleMarkdown(markdownTree, page, valueList)
  }
}
