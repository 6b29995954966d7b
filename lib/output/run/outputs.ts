import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TocEntry } from '../../compile/build-context'
import { clientFiles } from '../../content/api/client-files'
import { readStreamApi } from '../../content/api/read-stream-api'
import type { StreamApi } from '../../content/api/schema'
import { readMovedAnchors } from '../../content/navigation/moved-anchors'
import { redirectsOf } from '../../content/navigation/redirects'
import { FEEDS } from '../../content/pages/page-feeds'
import { flattenPageMap, type Page } from '../../content/pages/page-map'
import { MOVED_ANCHORS_FILE, PAGE_LIST_FILE } from '../../content/pages/routes'
import { ProblemError } from '../../content/problem'
import { readOpenQuestions } from '../../content/questions/open-questions'
import { readReleases } from '../../content/releases/read-releases'
import { effectiveBasePath } from '../../content/settings/base-path'
import { KNOWN_OUTPUTS_FILE } from '../../content/symptoms/match-output'
import { INDEX_FILE } from '../../search/search-index'
import { docsServerFile } from '../context-server/server-file'
import { llmsText } from '../discovery/llms-text'
import { robots, SITEMAP_FILE, sitemap } from '../discovery/sitemap'
import { releaseFeedFiles } from '../feeds/release-feed'
import { redirectPages } from '../host/redirect-files'
import { writeHostFiles } from '../host/write-host-files'
import { offlineCopy } from '../offline/offline-copy'
import { openApiFiles } from '../openapi/document'
import { startScriptsLate } from '../pages/late-scripts'
import { markdownCopies } from '../pages/markdown-copies'
import { pageMapFiles } from '../pages/page-map-files'
import { LICENSES_FILE, licensesText } from '../programs/licenses'
import { searchIndexFile } from '../search/search-index-file'
import { standInFile } from '../stand-in/stand-in-file'
import { knownOutputsFile } from '../symptoms/known-outputs-file'
import { XSD_URL, xsdFiles } from '../xsd/schema-document'
import type { Site } from './site'

/** Files that a build adds to Next's export, or changes in the export. */
export type Output = {
  readonly name: string
  /** URLs of the files and folders that a preview writes to `public/`; undefined if only a build writes the output. */
  readonly previewUrls?: readonly string[]
  write(site: Site): void | Promise<void>
}

/** In the order in which they are written. Among the outputs of a preview, the slowest come last. */
export const OUTPUTS: readonly Output[] = [
  {
    name: 'page map files',
    previewUrls: [path.dirname(PAGE_LIST_FILE)],
    write: ({ folder, reading }) => writeFiles(folder, pageMapFiles(reading)),
  },
  {
    name: 'API descriptions',
    previewUrls: [path.dirname(XSD_URL)],
    async write({ root, folder }) {
      const api = streamApi(root)
      const descriptions = [...openApiFiles(api, readOpenQuestions(root)), ...xsdFiles(api)]
      const programs = [...clientFiles(root, api), ...(await standInFile(root, api))]
      writeFiles(folder, new Map([...descriptions, ...programs]))
    },
  },
  {
    name: 'moved anchors',
    previewUrls: [MOVED_ANCHORS_FILE],
    write: ({ root, folder }) =>
      writeFiles(folder, new Map([[MOVED_ANCHORS_FILE, JSON.stringify(readMovedAnchors(root))]])),
  },
  {
    name: 'feeds',
    previewUrls: [path.dirname(FEEDS.rss.url)],
    write: ({ root, folder, reading }) => writeFiles(folder, releaseFeedFiles(root, reading)),
  },
  {
    name: 'search index',
    previewUrls: [INDEX_FILE],
    async write({ root, folder, store, searchHosts }) {
      if (searchHosts.length > 0) return
      writeFiles(folder, new Map([[INDEX_FILE, await searchIndexFile(root, store)]]))
    },
  },
  {
    name: 'known outputs',
    previewUrls: [KNOWN_OUTPUTS_FILE],
    write: async ({ root, folder, store }) =>
      writeFiles(
        folder,
        new Map([[KNOWN_OUTPUTS_FILE, await knownOutputsFile(root, store, streamApi(root))]]),
      ),
  },
  {
    name: 'Markdown copies',
    write: async ({ folder, store, published }) =>
      writeFiles(folder, await markdownCopies(store, published)),
  },
  {
    name: 'server for editors and assistants',
    write: async ({ root, folder, store, published }) =>
      writeFiles(folder, await docsServerFile(root, store, published, streamApi(root))),
  },
  {
    name: 'discovery files',
    write: ({ root, folder, reading, published }) =>
      writeFiles(
        folder,
        new Map([
          [SITEMAP_FILE, sitemap(published)],
          ['robots.txt', robots()],
          ['llms.txt', llmsText(reading.nodes, readReleases(root).releases)],
        ]),
      ),
  },
  {
    name: 'licenses',
    write: ({ root, folder }) => writeFiles(folder, new Map([[LICENSES_FILE, licensesText(root)]])),
  },
  {
    name: 'offline copy',
    async write({ folder, store, reading, published }) {
      const pages = flattenPageMap(reading.nodes)
        .flatMap(({ page }) => page ?? [])
        .filter((page) => published.includes(page) && page.frontMatter.layout !== 'app')
      const articles = new Map<Page, readonly TocEntry[]>()
      for (const page of pages) articles.set(page, (await store.page(page.file)).toc)
      writeFiles(folder, offlineCopy(folder, articles))
    },
  },
  {
    name: 'late start of scripts',
    write: ({ folder }) => startScriptsLate(folder),
  },
  {
    name: 'host files',
    write({ root, folder, published, policy }) {
      const redirects = redirectsOf(published)
      writeFiles(folder, redirectPages(redirects))
      writeHostFiles({ root, folder, policy, redirects, basePath: effectiveBasePath })
    },
  },
]

/** @throws ProblemError if the API's data has errors */
function streamApi(root: string): StreamApi {
  const { api, errors } = readStreamApi(root)
  if (api === null) throw new ProblemError(errors)
  return api
}

/** @param files content by URL below the folder */
function writeFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [url, content] of files) {
    const file = path.join(folder, url)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
