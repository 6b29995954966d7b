import type { Root as HtmlRoot } from 'hast'
import type { Nodes, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { VFile } from 'vfile'
import type { Page } from '../../content/pages/page-map'
import { markdownFile } from '../../content/pages/routes'
import { siteUrl } from '../../content/settings/base-path'
import { ROUTES } from '../../site/constants'
import { CODE_TITLE, dangerOf, link, paragraph, strong, text } from '../nodes/nodes'
import { inParagraphs, plainComponent, plainHtml } from './plain-content'

declare module 'vfile' {
  interface DataMap {
    markdownTree: Root
  }
}

/** Stores the Markdown tree for `rehypeMarkdown`. Nextra's own Markdown steps then change it in place. */
export function remarkMarkdown() {
  return (tree: Root, file: VFile): void => {
    file.data.markdownTree = tree
  }
}

/**
 * Renders the page's Markdown copy, after Nextra's Markdown steps, which remove explicit ids from headings and make
 * quotation marks typographic. Modifies the Markdown tree, which no later step reads.
 */
export function rehypeMarkdown() {
  return (_tree: HtmlRoot, file: VFile): void => {
    const { page, markdownTree } = file.data
    if (markdownTree === undefined || page === undefined || page.frontMatter.layout === 'app')
      return
    const { route, frontMatter } = page
    makePlain(markdownTree, file, route)
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
  { title, updated, appliesTo, duration, commands }: Page['frontMatter'],
): RootContent[] {
  const url = siteUrl(route)
  const facts = [
    appliesTo && `Applies to ${appliesTo.join(', ')}. `,
    duration && `Takes ${duration}. `,
    commands && `${commands}. `,
    updated && `Last updated ${updated}. `,
  ]
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    paragraph(facts, 'Source: ', link(url, url)),
  ]
}

/** All pages below `/docs` have copies, which link to each other. */
const DOCS_PATH = new RegExp(`^${ROUTES.docs}(?=[/?#]|$)[^?#]*`)

function completeUrl(route: string, url: string): string {
  const path = url.startsWith('#') ? `${route}${url}` : url
  return path.startsWith('/') ? siteUrl(path.replace(DOCS_PATH, markdownFile)) : path
}

/** Reduces an article's tree to GitHub Flavored Markdown. `toMarkdown` rejects what Markdown cannot represent. */
function makePlain(tree: Root, file: VFile, route: string): void {
  makeChildrenPlain(tree)
  tree.children = inParagraphs(tree.children)

  function makeChildrenPlain(node: Nodes): void {
    if (!('children' in node)) return
    const children: RootContent[] = node.children
    children.splice(0, children.length, ...children.flatMap(plain))
  }

  function plain(node: RootContent): readonly RootContent[] {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Steps') {
      const steps = node.children.filter((child) => child.type === 'heading')
      steps.forEach((step, index) => void step.children.unshift(text(`${index + 1}. `)))
    }
    if (node.type === 'htmlElement' && node.markdown !== undefined)
      return node.markdown.flatMap(plain)
    makeChildrenPlain(node)
    switch (node.type) {
      // Every expression here is a comment: `remarkMarkup` rejects all others.
      case 'yaml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return []
      case 'text':
        return [{ ...node, value: node.value.replace(/\s+/g, ' ') }]
      case 'code': {
        const danger = dangerOf(node.meta)
        // The copy keeps no other text that follows the language.
        const code = { ...node, meta: CODE_TITLE.exec(node.meta ?? '')?.[0] ?? null }
        return danger === null ? [code] : [paragraph(strong(danger)), code]
      }
      case 'image':
      case 'link':
      case 'definition':
        return [{ ...node, url: completeUrl(route, node.url) }]
      case 'blockquote':
      case 'footnoteDefinition':
      case 'listItem':
        return [{ ...node, children: inParagraphs(node.children) }]
      case 'htmlElement':
        return plainHtml(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return plainComponent(node, file)
      default:
        return [node]
    }
  }
}
