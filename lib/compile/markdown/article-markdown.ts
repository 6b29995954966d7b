import type { Root as HtmlRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { VFile } from 'vfile'
import type { Page } from '../../content/pages/page-map'
import { siteUrl } from '../../content/settings/base-path'
import { link, paragraph, text } from '../nodes/nodes'
import { makePlain } from './plain-tree'

declare module 'vfile' {
  interface DataMap {
    markdownTree: Root
    /** The list that replaces `<Values />` in the Markdown copy. */
    valueList: readonly RootContent[]
  }
}

/**
 * Stores the Markdown tree for `rehypeMarkdown`. Nextra's own Markdown steps then change this tree in place, so the
 * Markdown copy includes their changes.
 */
export function remarkMarkdown() {
  return (tree: Root, file: VFile): void => {
    file.data.markdownTree = tree
  }
}

/**
 * Renders the page's Markdown copy. This step must run after Nextra's Markdown steps, which remove explicit ids from
 * the text of headings and make quotation marks typographic. It modifies the Markdown tree, which no later step reads.
 */
export function rehypeMarkdown() {
  return (_tree: HtmlRoot, file: VFile): void => {
    const { page, markdownTree, valueList = [] } = file.data
    if (markdownTree === undefined || page === undefined || page.frontMatter.layout === 'app')
      return
    const { route, frontMatter } = page
    makePlain(markdownTree, file, { absolute: (url) => completeUrl(route, url), values: valueList })
    markdownTree.children.unshift(...pageHead(route, frontMatter))
    file.data.markdown = toMarkdown(markdownTree, {
      bullet: '-',
      rule: '-',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    })
  }
}

function pageHead(
  route: string,
  { title, updated, appliesTo, duration }: Page['frontMatter'],
): RootContent[] {
  const url = siteUrl(route)
  const facts = [
    appliesTo && `Applies to ${appliesTo.join(', ')}. `,
    duration && `Takes ${duration}. `,
    updated && `Last updated ${updated}. `,
  ]
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    paragraph(facts, 'Source: ', link(url, url)),
  ]
}

function completeUrl(route: string, url: string): string {
  if (url.startsWith('#')) return `${siteUrl(route)}${url}`
  return url.startsWith('/') ? siteUrl(url) : url
}
