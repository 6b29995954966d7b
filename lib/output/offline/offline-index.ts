import type { Element } from 'hast'
import { h } from 'hastscript'
import type { TocEntry } from '../../compile/build-context'
import type { Page } from '../../content/pages/page-map'
import { siteConfig } from '../../content/settings/site-config'
import { OFFLINE_COPY } from '../../site/constants'
import { htmlFileOf } from '../pages/exported-pages'

/**
 * The offline copy has no search box, so readers search this list of pages and headings with their browser.
 * @param pages headings by page, in reading order
 */
export function offlineIndex(pages: ReadonlyMap<Page, readonly TocEntry[]>): Element {
  const list = (sidebar: string | null, label: string) =>
    h('section', [
      h('h2', label),
      h('ul', [...pages].filter(([page]) => page.sidebar === sidebar).map(entry)),
    ])
  return h('section', { id: OFFLINE_COPY.index }, [
    h('h2', 'All pages and headings'),
    h('p', 'Search this list with Ctrl+F (Cmd+F on a Mac).'),
    ...Object.entries(siteConfig.sidebars).map(([name, { label }]) => list(name, label)),
    list(null, 'About this documentation'),
  ])
}

function entry([{ route, frontMatter }, toc]: readonly [Page, readonly TocEntry[]]): Element {
  const url = htmlFileOf(route)
  const links = toc.flatMap(({ id, text }) => [' · ', h('a', { href: `${url}#${id}` }, text)])
  return h('li', [h('a', { href: url }, h('strong', frontMatter.title)), h('p', links.slice(1))])
}
