import path from 'node:path'
import nextraLoader from 'nextra/loader'

/** Folders of the content that a page can contain. */
const CONTENT = ['data', 'pages', 'partials']

/**
 * Loader for pages in a preview, in place of Nextra's, which runs again when any content changes. A page that does not
 * compile throws the error, which Next would otherwise show on every page.
 */
export default function pageLoader(source) {
  for (const folder of CONTENT) this.addContextDependency(path.join(this.rootContext, folder))
  const done = this.async()
  const async = () => (error, code) => done(null, error ? throwingPage(error) : code)
  nextraLoader.call(Object.create(this, { async: { value: async } }), source)
}

function throwingPage(error) {
  const message = JSON.stringify(error instanceof Error ? error.message : String(error))
  return `export default function FaultyPage() { throw new Error(${message}) }`
}
