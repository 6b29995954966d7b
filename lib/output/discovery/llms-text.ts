import { isIndexable } from '../../content/pages/layout'
import { flattenPageMap, type Page, type PageMapNode } from '../../content/pages/page-map'
import { markdownFile } from '../../content/pages/routes'
import type { Release } from '../../content/releases/schema'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import { DOCS_SERVER_URL } from '../context-server/server-file'
import { releaseFile } from '../pages/markdown-copies'

/** llms.txt, the table of contents for language models (https://llmstxt.org), with links to the Markdown copies. */
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
  // In the llms.txt format, a reader that needs a shorter context may skip the links under "Optional".
  const sharedPages = section(
    'Optional',
    pages.filter(({ sidebar }) => sidebar === null),
    releases,
  )
  return [
    `# ${siteConfig.title}\n`,
    `> ${siteConfig.tagline}\n`,
    ...summaries,
    'The links lead to Markdown files. To get an article as Markdown, add `.md` to its URL.\n',
    `The whole documentation is also available as a Model Context Protocol server, a single file that needs Node.js 20 or newer and no network: ${siteUrl(DOCS_SERVER_URL)}\n`,
    ...products,
    sharedPages,
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
  const description = `Only the release notes of FTC ${version} (build ${build}).`
  return line(`FTC ${version} release notes`, releaseFile(version), description)
}

function line(title: string, url: string, description: string): string {
  return `- [${escapeLabel(title)}](${siteUrl(url)}): ${description}\n`
}

function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&')
}
