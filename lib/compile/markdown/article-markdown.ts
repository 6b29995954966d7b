import type { Root as HtmlRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { VFile } from 'vfile'
import type { Page } from '../../content/pages/page-map'
import { siteUrl } from '../../content/settings/base-path'
import { link, paragraph, text } from '../nodes/nodes'
import { plainNodes } from './plain-nodes'

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

/**
 * A page as Markdown for programs and for other documents: title, where it comes from, text. Partials and data are in
 * it, links are complete, nothing needs a browser.
 * @param tree the article after the Markdown steps
 * @param values what stands in place of `<Values />`
 */
function articleMarkdown(
  tree: Root,
  { route, frontMatter }: Page,
  values: readonly RootContent[],
): string {
  const absolute = (url: string) => completeUrl(route, url)
  const content = plainNodes(tree.children, { absolute, values })
  return toMarkdown(
    { type: 'root', children: [...pageHead(route, frontMatter), ...content] },
    { bullet: '-', rule: '-', extensions: [gfmTableToMarkdown({ tablePipeAlign: false })] },
  )
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
