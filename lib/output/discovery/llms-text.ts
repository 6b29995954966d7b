import { markdownFile } from '../../content/pages/addresses'
import { isIndexable } from '../../content/pages/layout'
import { flattenPageMap, type Page, type PageMapNode } from '../../content/pages/page-map'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'

/**
 * llms.txt, the table of contents for language models (https://llmstxt.org): what the site and its products
 * are, then for each product its pages in reading order, as Markdown copies. Placeholders are left out.
 */
export function llmsText(nodes: readonly PageMapNode[]): string {
  const pages = flattenPageMap(nodes).flatMap(({ page }) =>
    page !== null && isIndexable(page.route, page.frontMatter) && page.frontMatter.layout !== 'app'
      ? [page]
      : [],
  )
  const sidebars = Object.entries(siteConfig.sidebars)
  const summaries = sidebars.map(([, { label, summary }]) => `${label}: ${summary}\n`)
  const products = sidebars.map(([name, { label }]) =>
    section(
      label,
      pages.filter(({ sidebar }) => sidebar === name),
    ),
  )
  // The name is one of the format: what may be left out when there is little room.
  const others = section(
    'Optional',
    pages.filter(({ sidebar }) => sidebar === null),
  )
  return [
    `# ${siteConfig.title}\n`,
    `> ${siteConfig.tagline}\n`,
    ...summaries,
    'Each page is there as Markdown too: at its address with `.md`, and on most hosts at its address itself for a request with the header `Accept: text/markdown`.\n',
    ...products,
    others,
  ].join('\n')
}

function section(title: string, pages: readonly Page[]): string {
  const lines = pages.map(
    ({ route, frontMatter }) =>
      `- [${escapeLabel(frontMatter.title)}](${siteUrl(markdownFile(route))}): ${frontMatter.description}\n`,
  )
  return [`## ${title}\n`, lines.join('')].join('\n')
}

function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&')
}
