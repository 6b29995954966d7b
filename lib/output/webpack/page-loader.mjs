import nextraLoader from 'nextra/loader'

/**
 * Webpack loader for pages in a preview, in place of Nextra's. A page that does not compile becomes a page that throws
 * the error, because Next would show a compile error on every page.
 */
export default function pageLoader(source) {
  const done = this.async()
  const async = () => (error, code) => done(null, error ? throwingPage(error) : code)
  nextraLoader.call(Object.create(this, { async: { value: async } }), source)
}

function throwingPage(error) {
  const message = JSON.stringify(error instanceof Error ? error.message : String(error))
  return `export default function FaultyPage() { throw new Error(${message}) }`
}
