import { escapeMarkup } from '../../content/html-entities'
import { flattenPageMap, type Page, type PageMapNode } from '../../content/pages/page-map'
import { isIndexable, markdownFile } from '../../content/pages/routes'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'

/** Files for crawlers and language models, by URL below the site's root. `apiRules` hold for every call of the API. */
export function discoveryFiles(
  nodes: readonly PageMapNode[],
  published: readonly Page[],
  apiRules: readonly string[],
): Map<string, string> {
  return new Map([
    ['/sitemap.xml', sitemap(published)],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`],
    ['/llms.txt', llmsText(nodes, apiRules)],
  ])
}

function sitemap(pages: readonly Page[]): string {
  const urls = pages
    .filter(({ route, frontMatter }) => isIndexable(route, frontMatter))
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .map(({ route, frontMatter: { updated } }) => {
      const date = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`
      return `<url><loc>${escapeMarkup(siteUrl(route))}</loc>${date}</url>\n`
    })
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const list = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  return `${head}${list}${urls.join('')}</urlset>\n`
}

/** llms.txt, the table of contents for language models (https://llmstxt.org), with links to the Markdown copies. */
function llmsText(nodes: readonly PageMapNode[], apiRules: readonly string[]): string {
  const pages = flattenPageMap(nodes).flatMap(({ page }) => page ?? [])
  const listed = pages.filter(
    ({ route, frontMatter }) => isIndexable(route, frontMatter) && frontMatter.layout !== 'app',
  )
  const section = (heading: string, sidebarName: string | null) => {
    const lines = listed
      .filter(({ sidebar }) => sidebar === sidebarName)
      .map(({ route, frontMatter: { title, description, askFirst } }) => {
        const name = title.replace(/[[\]\\]/g, '\\$&')
        const mark = askFirst === undefined ? '' : 'Ask first. '
        return `- [${name}](${siteUrl(markdownFile(route))}): ${mark}${description}\n`
      })
    return `## ${heading}\n\n${lines.join('')}`
  }
  const sidebars = Object.entries(siteConfig.sidebars)
  return [
    `# ${siteConfig.title}\n`,
    `> ${siteConfig.tagline}\n`,
    ...sidebars.map(([, { label, summary }]) => `${label}: ${summary}\n`),
    'The links lead to Markdown files, and so do the links in them. To get an article as Markdown, add `.md` to its URL.\n',
    'Commands contain placeholders such as `<cluster-name>`: ask for each value, and guess none.\n',
    ...apiRules.map((rule) => `${rule}\n`),
    ...sidebars.map(([name, { label }]) => section(label, name)),
    // In the llms.txt format, a reader that needs a shorter context may skip the links under "Optional".
    section('Optional', null),
  ].join('\n')
}
