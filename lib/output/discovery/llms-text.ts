import { isIndexable } from '../../content/pages/layout'
import { flattenPageMap, type Page, type PageMapNode } from '../../content/pages/page-map'
import { markdownFile } from '../../content/pages/routes'
import type { Release } from '../../content/releases/schema'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import { DOCS_SERVER_URL } from '../context-server/server-file'
import { releaseFile } from '../pages/markdown-copies'

/**
 * llms.txt, the table of contents for language models (https://llmstxt.org): what the site and its products
 * are, then for each product its pages in reading order, as Markdown copies, and each release behind the release notes.
 * Placeholders are left out.
 */
export function llmsText(nodes: readonly PageMapNode[], releases: readonly Release[]): string {
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
      releases,
    ),
  )
  // The name is one of the format: what may be left out when there is little room.
  const others = section(
    'Optional',
    pages.filter(({ sidebar }) => sidebar === null),
    releases,
  )
  return [
    `# ${siteConfig.title}\n`,
    `> ${siteConfig.tagline}\n`,
    ...summaries,
    'Each page is there as Markdown too, at its address with `.md`.\n',
    `All of it also comes as a server for the Model Context Protocol, one file that needs Node.js 20 and no network: ${siteUrl(DOCS_SERVER_URL)}\n`,
    ...products,
    others,
  ].join('\n')
}

function section(title: string, pages: readonly Page[], releases: readonly Release[]): string {
  const lines = pages.flatMap(({ route, frontMatter }) => [
    line(frontMatter.title, markdownFile(route), frontMatter.description),
    ...(route === RELEASE_NOTES_ROUTE ? releases.map(releaseLine) : []),
  ])
  return [`## ${title}\n`, lines.join('')].join('\n')
}

function releaseLine({ version, build }: Release): string {
  const words = `The release notes of FTC ${version} alone, as of build ${build}.`
  return line(`FTC ${version} release notes`, releaseFile(version), words)
}

function line(title: string, url: string, words: string): string {
  return `- [${escapeLabel(title)}](${siteUrl(url)}): ${words}\n`
}

function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&')
}
