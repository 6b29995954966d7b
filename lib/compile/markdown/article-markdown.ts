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
    /** The Markdown copy of `<Values />`. */
    valueList: readonly RootContent[]
  }
}

/** Keeps hold of the Markdown tree: Nextra's own Markdown steps, which come after ours, complete it. */
export function remarkMarkdown() {
  return (tree: Root, file: VFile): void => {
    file.data.markdownTree = tree
  }
}

/**
 * Hands the page to the build as Markdown for programs and for other documents: title, where it comes from, text.
 * Partials and data are in it, links are complete, nothing needs a browser. By now headings have their ids, and quotes
 * are typographic; nothing reads the Markdown tree after this.
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
