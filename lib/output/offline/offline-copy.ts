import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { withBasePath, withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { OFFLINE_COPY } from '../../site/constants'
import { exportedArticle } from '../pages/exported-article'
import { htmlFileOf } from '../pages/exported-pages'
import type { PageStore } from '../pages/page-store'
import { OFFLINE_ICON_FILE, OFFLINE_STYLES_FILE } from './offline-frame'
import { offlineIndex } from './offline-index'
import { OFFLINE_INDEX_FILE } from './offline-links'
import { type Article, offlinePage } from './offline-page'
import { offlineStyles, readStyleSheets } from './offline-styles'

const IMAGE = /<img\b[^>]* src="([^"]+)"/g

export type OfflineCopyOptions = {
  /** Folder of the project. */
  readonly root: string
  /** Folder of the exported site. */
  readonly folder: string
  readonly store: PageStore
  readonly reading: PageMapReading
  readonly published: readonly Page[]
}

/**
 * The offline copy: a zip of every page with an article, without scripts, for `file://`. Same pages, same bytes.
 * @returns its URL below the site's root, and its content
 */
export async function offlineCopy(options: OfflineCopyOptions): Promise<Map<string, Uint8Array>> {
  const { root, folder: out, store, reading, published } = options
  const { nodes } = reading
  const pages = published.filter(({ frontMatter }) => frontMatter.layout !== 'app')
  const articles = new Map<string, Article>()
  for (const { route, file } of pages) {
    const { toc } = await store.page(file)
    articles.set(route, { html: exportedArticle(out, route), toc })
  }
  const images = imagesIn([...articles.values()], out)
  const site = { routes: new Set(articles.keys()), files: new Set(images) }
  const sheets = readStyleSheets(root, out, [...articles.keys()].map(htmlFileOf))
  const files: Record<string, Uint8Array> = {
    [OFFLINE_INDEX_FILE]: strToU8(offlineIndex(nodes, articles, site)),
    [OFFLINE_STYLES_FILE]: strToU8(offlineStyles(sheets)),
    [OFFLINE_ICON_FILE]: readFileSync(path.join(out, siteConfig.favicon)),
  }
  for (const file of images) files[file] = readFileSync(path.join(out, file))
  for (const page of pages) {
    const article = articles.get(page.route)
    if (article !== undefined)
      files[htmlFileOf(page.route)] = strToU8(offlinePage(page, article, nodes, site))
  }
  return new Map([[OFFLINE_COPY.url, pack(files)]])
}

/** One folder, so that unpacking scatters nothing; the order and the dates are the same in every build. */
function pack(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  return zipSync(
    { [OFFLINE_COPY.folder]: Object.fromEntries(entries) },
    { level: 9, mtime: new Date(1980, 0, 1) },
  )
}

/** Images of the site that articles show, each once; paths below its root. */
function imagesIn(articles: readonly Article[], out: string): string[] {
  const urls = articles.flatMap(({ html }) => [...html.matchAll(IMAGE)].map(([, url = '']) => url))
  return [...new Set(urls)]
    .filter((url) => url.startsWith(withBasePath('/')))
    .map((url) => decodeURI(withoutBasePath(url)).slice(1))
    .filter((file) => existsSync(path.join(out, file)))
}
