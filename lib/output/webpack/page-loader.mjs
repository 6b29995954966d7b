import nextraLoader from 'nextra/loader'

/**
 * Webpack loader of a preview's pages, in place of Nextra's. A page with a mistake becomes one that throws it: as an error
 * of the bundle, Next would show it in place of every other page.
 */
export default function pageLoader(source) {
  const done = this.async()
  const async = () => (error, code) => done(null, error ? throwing(error) : code)
  nextraLoader.call(Object.create(this, { async: { value: async } }), source)
}

function throwing(error) {
  const message = JSON.stringify(error instanceof Error ? error.message : String(error))
  return `export default function FaultyPage() { throw new Error(${message}) }`
}
