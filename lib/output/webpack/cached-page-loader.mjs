import path from 'node:path'

const FRONT_MATTER = /^---\r?\n.*?\r?\n---\r?\n/s

/**
 * Webpack loader of a build's pages, before Nextra's: what is kept of a page stands in for its text, which the server's
 * bundle has parsed, so that the browser's parses the front matter only.
 */
export default function cachedPageLoader(source) {
  const done = this.async()
  const { root, cached } = this.getOptions()
  const file = path.relative(root, this.resourcePath).replaceAll('\\', '/')
  cached(file).then((page) => {
    done(null, page === undefined ? source : (FRONT_MATTER.exec(source)?.[0] ?? source))
  }, done)
}
