import { markdownFile } from '../../content/pages/addresses'
import { isIndexable } from '../../content/pages/layout'
import { flattenPageMap, type Page, type PageMapNode } from '../../content/pages/page-map'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'

/**
 * llms.txt, the table of contents for language models (https://llmstxt.org): what the site is, then for each product
 * its pages in reading order, as Markdown copies. Placeholders are left out.
 */
export function llmsText(nodes: readonly PageMapNode[]): string {
  const pages = flattenPageMap(nodes).flatMap(({ page }) =>
    page !== null && isIndexable(page.route, page.frontMatter) && page.frontMatter.layout !== 'app'
      ? [page]
      : [],
  )
  const products = Object.entries(siteConfig.sidebars).map(([name, { label, summary }]) =>
    section(
      label,
      summary,
      pages.filter(({ sidebar }) => sidebar === name),
    ),
  )
  // The name is one of the format: what may be left out when there is little room.
  const others = section(
    'Optional',
    null,
    pages.filter(({ sidebar }) => sidebar === null),
  )
  return [`# ${siteConfig.title}\n`, `> ${siteConfig.tagline}\n`, ...products, others].join('\n')
}

function section(title: string, summary: string | null, pages: readonly Page[]): string {
  const lines = pages.map(
    ({ route, frontMatter }) =>
      `- [${escapeLabel(frontMatter.title)}](${siteUrl(markdownFile(route))}): ${frontMatter.description}\n`,
  )
  return [`## ${title}\n`, ...(summary === null ? [] : [`${summary}\n`]), lines.join('')].join('\n')
}

function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&')
}
