/** What Nextra made of each page, by path. */
const compiled = new Map()

/**
 * Webpack loader of a build's pages, after Nextra's: the bundles of server and browser start from the same result, so
 * the second takes what the first has made.
 */
export default function compileOnceLoader(source) {
  compiled.set(this.resourcePath, source)
  return source
}

/** Returning something, it skips the loaders that come before, Nextra's among them. */
export function pitch() {
  return compiled.get(this.resourcePath)
}
