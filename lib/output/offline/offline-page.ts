import { escapeHtml } from '../../content/html/escape-html'
import {
  navigationFor,
  type PageLink,
  type PageNavigation,
} from '../../content/navigation/navigation'
import { formatDate } from '../../content/pages/format-date'
import type { Page, PageMapNode } from '../../content/pages/page-map'
import { pageTitle } from '../../content/pages/page-title'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'
import { htmlFileOf } from '../pages/exported-pages'
import { offlineArticle, offlineHeadings } from './offline-article'
import { offlineFrame } from './offline-frame'
import { type OfflineSite, offlineAddress } from './offline-links'

/**
 * A page of the offline copy: place, title, headings, text, neighbors.
 * @param article of the exported page
 */
export function offlinePage(
  page: Page,
  article: string,
  nodes: readonly PageMapNode[],
  site: OfflineSite,
): string {
  const { route, sidebar, frontMatter } = page
  const file = htmlFileOf(route)
  const navigation = navigationFor(nodes, route, siteConfig.sidebars)
  const link = ({ path, label }: PageLink) =>
    `<a href="${escapeHtml(offlineAddress(site, file, path))}">${escapeHtml(label)}</a>`
  return offlineFrame({
    file,
    title: pageTitle(frontMatter.title),
    product: sidebar === null ? undefined : siteConfig.sidebars[sidebar]?.product,
    main: [
      breadcrumbs(navigation, link),
      `<h1>${escapeHtml(frontMatter.title)}</h1>`,
      `<p>${facts(page)}</p>`,
      toc(article),
      `<div class="prose">${offlineArticle(article, file, site)}</div>`,
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
  const address = siteUrl(route)
  return [
    ...(status === 'placeholder' ? ['This page is planned and not written yet.'] : []),
    ...(appliesTo === undefined ? [] : [`${escapeHtml(appliesTo.join(', '))}.`]),
    ...(updated === undefined ? [] : [`Last updated ${formatDate(updated)}.`]),
    `Online: <a href="${address}" rel="noopener">${address}</a>`,
  ].join(' ')
}

function toc(article: string): string {
  const headings = offlineHeadings(article)
  if (headings.length < 2) return ''
  const items = headings.map(
    ({ level, id, html }) => `<li data-level="${level}"><a href="#${id}">${html}</a></li>`,
  )
  return `<details class="offline-toc"><summary>On this page</summary><nav aria-label="On this page"><ul>${items.join('')}</ul></nav></details>`
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
