import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { withBasePath, withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { OFFLINE_COPY } from '../../site/constants'
import { articleOf } from '../pages/article-files'
import { htmlFileOf } from '../pages/exported-pages'
import { OFFLINE_ICON_FILE, OFFLINE_STYLES_FILE } from './offline-frame'
import { offlineIndex } from './offline-index'
import { OFFLINE_INDEX_FILE } from './offline-links'
import { offlinePage } from './offline-page'
import { offlineStyles } from './offline-styles'

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g
const PICTURE = /<img\b[^>]* src="([^"]+)"/g

/**
 * Writes the offline copy: a zip of every page with an article, without scripts, for `file://`. Same pages, same bytes.
 * @param root folder of the project
 * @param pages the published ones
 */
export function writeOfflineCopy(
  root: string,
  out: string,
  { nodes }: PageMapReading,
  pages: readonly Page[],
): void {
  const exported = pages
    .filter(({ frontMatter }) => frontMatter.layout !== 'app')
    .map((page) => ({ page, html: readFileSync(path.join(out, htmlFileOf(page.route)), 'utf8') }))
  const articles = new Map(exported.map(({ page, html }) => [page.route, articleOf(html)]))
  const pictures = filesNamed([...articles.values()], PICTURE, out)
  const site = { routes: new Set(articles.keys()), files: new Set(pictures) }
  const sheets = filesNamed(
    exported.map(({ html }) => html),
    STYLE_SHEET,
    out,
  ).map((file) => readFileSync(path.join(out, file), 'utf8'))
  const own = readFileSync(path.join(root, 'styles/offline.css'), 'utf8')
  const files: Record<string, Uint8Array> = {
    [OFFLINE_INDEX_FILE]: strToU8(offlineIndex(nodes, articles, site)),
    [OFFLINE_STYLES_FILE]: strToU8(offlineStyles([...sheets, own])),
    [OFFLINE_ICON_FILE]: readFileSync(path.join(out, siteConfig.favicon)),
  }
  for (const file of pictures) files[file] = readFileSync(path.join(out, file))
  for (const { page } of exported)
    files[htmlFileOf(page.route)] = strToU8(
      offlinePage(page, articles.get(page.route) ?? '', nodes, site),
    )
  const target = path.join(out, OFFLINE_COPY.address)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, pack(files))
}

/** One folder, so that unpacking scatters nothing; the order and the dates are the same in every build. */
function pack(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  return zipSync(
    { [OFFLINE_COPY.folder]: Object.fromEntries(entries) },
    { level: 9, mtime: new Date(1980, 0, 1) },
  )
}

/** Files of the site that pages name, each once, in the order of the pages. */
function filesNamed(texts: readonly string[], pattern: RegExp, out: string): string[] {
  const addresses = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, one = '']) => one))
  return [...new Set(addresses)]
    .filter((address) => address.startsWith(withBasePath('/')))
    .map((address) => decodeURI(withoutBasePath(address)).slice(1))
    .filter((file) => existsSync(path.join(out, file)))
}
