import { HtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime'
import { NextScript } from 'next/document'
import { useContext } from 'react'
import { SCRIPT_LIST_ID, startScript } from '../../lib/browser/start-script'

/**
 * The end of an exported page: Next's data, the list of the page's scripts, and the script that starts them. Scripts in
 * the head would compete with the first paint although the HTML is complete.
 */
export function DeferredScripts() {
  const context = useContext(HtmlContext)
  if (process.env.NODE_ENV !== 'production' || context === undefined) return <NextScript />
  const { buildManifest, assetPrefix, assetQueryString, __NEXT_DATA__: data } = context
  const files = new Set([
    ...buildManifest.lowPriorityFiles,
    ...(buildManifest.pages['/_app'] ?? []),
    ...(buildManifest.pages[data.page as '/_app'] ?? []),
  ])
  const scripts = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${assetPrefix ?? ''}/_next/${encodeURI(file)}${assetQueryString}`)
  return (
    <>
      <NextScript />
      <script
        id={SCRIPT_LIST_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses from the build
        dangerouslySetInnerHTML={{ __html: JSON.stringify(scripts) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of this project */}
      <script dangerouslySetInnerHTML={{ __html: startScript() }} />
    </>
  )
}
