import { escapeHtml } from '../../content/html-entities'
import { formatDate } from '../../content/pages/front-matter'
import { flattenPageMap, type Page, type PageMapNode } from '../../content/pages/page-map'
import type { TocEntry } from '../../content/pages/toc'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'
import { offlineFrame } from './offline-frame'
import { OFFLINE_INDEX_FILE, type OfflineSite, offlineUrl } from './offline-links'
import type { Article } from './offline-page'

/**
 * The first page of the offline copy: every page with every heading, in reading order. The browser's own search finds
 * what a search box would.
 * @param articles by route
 */
export function offlineIndex(
  nodes: readonly PageMapNode[],
  articles: ReadonlyMap<string, Article>,
  site: OfflineSite,
): string {
  const pages = flattenPageMap(nodes).flatMap(({ page }) =>
    page !== null && articles.has(page.route) ? [page] : [],
  )
  const print = (chosen: readonly Page[]) =>
    chosen.map((page) => entry(page, articles.get(page.route)?.toc ?? [], site)).join('')
  const products = Object.entries(siteConfig.sidebars).map(
    ([name, { label, product }]) =>
      `<section data-product="${product}"><h2>${escapeHtml(label)}</h2>${print(pages.filter(({ sidebar }) => sidebar === name))}</section>`,
  )
  const others = print(pages.filter(({ sidebar }) => sidebar === null))
  return offlineFrame({
    file: OFFLINE_INDEX_FILE,
    title: `${siteConfig.title}, offline copy`,
    className: 'offline-index',
    main: [
      `<h1>${escapeHtml(siteConfig.title)}</h1>`,
      `<p>${introduction(pages)}</p>`,
      ...products,
      `<section><h2>About this documentation</h2>${others}</section>`,
    ].join(''),
  })
}

function introduction(pages: readonly Page[]): string {
  const [newest] = pages
    .flatMap(({ frontMatter }) => frontMatter.updated ?? [])
    .sort()
    .reverse()
  const state = newest === undefined ? '' : ` as of ${formatDate(newest)}`
  const url = siteUrl('/')
  return [
    `All ${pages.length} pages with their headings${state}. `,
    'Search this list with Ctrl+F (Cmd+F on a Mac). ',
    `The newest version is online: <a href="${url}" rel="noopener">${url}</a>`,
  ].join('')
}

function entry({ route, frontMatter }: Page, toc: readonly TocEntry[], site: OfflineSite): string {
  const url = escapeHtml(offlineUrl(site, OFFLINE_INDEX_FILE, route))
  const planned = frontMatter.status === 'placeholder' ? ' (planned)' : ''
  const items = toc.map(
    ({ level, id, text }) =>
      `<li data-level="${level}"><a href="${url}#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
  )
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
  return `<h3><a href="${url}">${escapeHtml(frontMatter.title)}</a>${planned}</h3>${list}`
}
