import { escapeHtml } from '../../content/html-entities'
import {
  navigationFor,
  type PageLink,
  type PageNavigation,
} from '../../content/navigation/navigation'
import { formatDate } from '../../content/pages/front-matter'
import type { Page, PageMapNode } from '../../content/pages/page-map'
import { pageTitle } from '../../content/pages/page-map'
import { type TocEntry, tocListHtml } from '../../content/pages/toc'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'
import { MESSAGES } from '../../site/messages'
import { htmlFileOf } from '../pages/exported-pages'
import { offlineArticle } from './offline-article'
import { offlineFrame } from './offline-frame'
import { type OfflineSite, offlineUrl } from './offline-links'

/** What a page of the copy is made from. */
export type Article = { readonly html: string; readonly toc: readonly TocEntry[] }

/** A page of the offline copy: place, title, headings, text, neighbors. */
export function offlinePage(
  page: Page,
  article: Article,
  nodes: readonly PageMapNode[],
  site: OfflineSite,
): string {
  const { route, sidebar, frontMatter } = page
  const file = htmlFileOf(route)
  const navigation = navigationFor(nodes, route, siteConfig.sidebars)
  const link = ({ path, label }: PageLink) =>
    `<a href="${escapeHtml(offlineUrl(site, file, path))}">${escapeHtml(label)}</a>`
  return offlineFrame({
    file,
    title: pageTitle(frontMatter.title),
    product: sidebar === null ? undefined : siteConfig.sidebars[sidebar]?.product,
    main: [
      breadcrumbs(navigation, link),
      `<h1>${escapeHtml(frontMatter.title)}</h1>`,
      `<p>${facts(page)}</p>`,
      tocHtml(article.toc),
      `<div class="prose">${offlineArticle(article.html, file, site)}</div>`,
      neighbors(navigation, link),
    ].join(''),
  })
}

type PrintLink = (link: PageLink) => string

function breadcrumbs({ breadcrumbs: links }: PageNavigation, link: PrintLink): string {
  if (links.length === 0) return ''
  return `<nav aria-label="Breadcrumbs">${links.map(link).join(' › ')}</nav>`
}

function facts({ route, frontMatter: { status, updated, appliesTo } }: Page): string {
  const url = siteUrl(route)
  return [
    ...(status === 'placeholder' ? [MESSAGES.pagePlanned] : []),
    ...(appliesTo === undefined ? [] : [`${escapeHtml(appliesTo.join(', '))}.`]),
    ...(updated === undefined ? [] : [`Last updated ${formatDate(updated)}.`]),
    `Online: <a href="${url}" rel="noopener">${url}</a>`,
  ].join(' ')
}

function tocHtml(toc: readonly TocEntry[]): string {
  if (toc.length === 0) return ''
  return `<details class="offline-toc"><summary>On this page</summary><nav aria-label="On this page"><ul>${tocListHtml(toc)}</ul></nav></details>`
}

function neighbors({ previous, next }: PageNavigation, link: PrintLink): string {
  if (previous === null && next === null) return ''
  return [
    '<nav class="offline-end" aria-label="Previous and next page">',
    previous === null ? '' : `<span>Previous: ${link(previous)}</span>`,
    next === null ? '' : `<span>Next: ${link(next)}</span>`,
    '</nav>',
  ].join('')
}
