import type { Root } from 'hast'
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast'
import type { RootContent } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Page } from '../../content/pages/page-map'
import { siteUrl } from '../../content/settings/site-url'
import { type ComponentNode, componentToMarkdown } from './component-handlers'
import { elementHandlers } from './element-handlers'

/**
 * A page as Markdown for programs and for other documents: title, where it comes from, text. Partials and data are in
 * it, links are complete, nothing needs a browser.
 * @param tree the article before it is printed: components still by name, code not yet colored
 */
export function articleMarkdown(tree: Root, { route, frontMatter }: Page): string {
  let depth = 2
  const heading =
    (level: number, usual: Handle): Handle =>
    (state, node, parent) => {
      depth = level
      return usual(state, node, parent)
    }
  const component = (state: State, node: ComponentNode) => componentToMarkdown(state, node, depth)
  const content = toMdast(
    { type: 'root', children: tree.children.filter(({ type }) => type !== 'mdxjsEsm') },
    {
      document: true,
      handlers: {
        ...elementHandlers((address) => completeAddress(route, address)),
        h2: heading(2, defaultHandlers.h2),
        h3: heading(3, defaultHandlers.h3),
      },
      nodeHandlers: { mdxJsxFlowElement: component, mdxJsxTextElement: component },
    },
  )
  const children = content.type === 'root' ? content.children : []
  return toMarkdown(
    { type: 'root', children: [...pageHead(route, frontMatter), ...children] },
    { bullet: '-', rule: '-', extensions: [gfmTableToMarkdown({ tablePipeAlign: false })] },
  )
}

function pageHead(
  route: string,
  { title, updated, appliesTo }: Page['frontMatter'],
): RootContent[] {
  const facts = [
    ...(appliesTo === undefined ? [] : [`Applies to ${appliesTo.join(', ')}. `]),
    ...(updated === undefined ? [] : [`Last updated ${updated}. `]),
    'Source: ',
  ]
  const address = siteUrl(route)
  return [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: facts.join('') },
        { type: 'link', url: address, children: [{ type: 'text', value: address }] },
      ],
    },
  ]
}

function completeAddress(route: string, address: string): string {
  if (address.startsWith('#')) return `${siteUrl(route)}${address}`
  return address.startsWith('/') ? siteUrl(address) : address
}
