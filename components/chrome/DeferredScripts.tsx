import { HtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime'
import { Head, NextScript } from 'next/document'
import { useContext } from 'react'
import { type PageScripts, SCRIPT_LIST_ID } from '../../lib/browser/navigation/page-scripts'
import { siteConfig } from '../../lib/content/settings/site-config'
import { ROUTES } from '../../lib/site/constants'

const isExport = process.env.NODE_ENV === 'production'
const MANIFEST_NAME = '_buildManifest.js'
/** Tells the router which pages load data of their own; none does. */
const DATA_MANIFEST_NAME = '_ssgManifest.js'
/** Pages that React makes, which show little before. */
const APP_PAGES: readonly string[] = [`/${siteConfig.search.searchPagePath}`, ROUTES.notFound]

/**
 * The head of an exported page: style sheets, but no scripts, which would compete with the first paint although the
 * HTML is complete.
 */
export class StaticHead extends Head {
  override getPreloadDynamicChunks() {
    return isExport ? [] : super.getPreloadDynamicChunks()
  }

  override getPreloadMainLinks(files: Parameters<Head['getPreloadMainLinks']>[0]) {
    return isExport ? [] : super.getPreloadMainLinks(files)
  }

  override getPolyfillScripts() {
    return isExport ? [] : super.getPolyfillScripts()
  }

  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    return isExport ? [] : super.getDynamicChunks(files)
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    return isExport ? [] : super.getScripts(files)
  }
}

/** What must run before the first paint. */
export function HeadScript() {
  const isHome = useContext(HtmlContext)?.__NEXT_DATA__.page === ROUTES.home
  const code = isHome ? process.env.INLINE_HOME_SCRIPT : process.env.INLINE_HEAD_SCRIPT
  // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from lib/browser/inline
  return <script dangerouslySetInnerHTML={{ __html: code ?? '' }} />
}

/** The end of an exported page: Next's data, the list of the page's scripts, and the script that starts them. */
export function DeferredScripts() {
  const context = useContext(HtmlContext)
  if (!isExport || context === undefined) return <NextScript />
  const { buildManifest, assetPrefix, assetQueryString, __NEXT_DATA__: data } = context
  const files = new Set([
    ...buildManifest.lowPriorityFiles,
    ...(buildManifest.pages['/_app'] ?? []),
    ...(buildManifest.pages[data.page as '/_app'] ?? []),
  ])
  const addresses = [...files]
    .filter((file) => file.endsWith('.js') && !file.endsWith(DATA_MANIFEST_NAME))
    .map((file) => `${assetPrefix ?? ''}/_next/${encodeURI(file)}${assetQueryString}`)
  const manifest = addresses.find((address) => address.endsWith(MANIFEST_NAME))
  if (manifest === undefined)
    throw new Error(`scripts: found no ${MANIFEST_NAME}, expected it among the files of Next`)
  const list: PageScripts = {
    reading: `${assetPrefix ?? ''}${process.env.READING_SCRIPT}`,
    isApp: APP_PAGES.includes(data.page),
    scripts: addresses.filter((one) => one !== manifest),
    manifest,
  }
  return (
    <>
      <NextScript />
      <script
        id={SCRIPT_LIST_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses from the build
        dangerouslySetInnerHTML={{ __html: JSON.stringify(list) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from lib/browser/inline/start.ts */}
      <script dangerouslySetInnerHTML={{ __html: process.env.INLINE_START_SCRIPT ?? '' }} />
    </>
  )
}
