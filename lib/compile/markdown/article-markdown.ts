import type { Root, RootContent } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Page } from '../../content/pages/page-map'
import { siteUrl } from '../../content/settings/site-url'
import { plainNodes } from './plain-nodes'

/**
 * A page as Markdown for programs and for other documents: title, where it comes from, text. Partials and data are in
 * it, links are complete, nothing needs a browser.
 * @param tree the article after the Markdown steps
 * @param values what stands in place of `<Values />`
 */
export function articleMarkdown(
  tree: Root,
  { route, frontMatter }: Page,
  values: readonly RootContent[],
): string {
  const absolute = (address: string) => completeAddress(route, address)
  const content = plainNodes(tree.children, { absolute, values })
  return toMarkdown(
    { type: 'root', children: [...pageHead(route, frontMatter), ...content] },
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
