import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The page's options, which Nextra writes as JSON on a line of their own, up to the time of the last commit. */
const COMMIT_TIME = /^(\s*\{"filePath":.*),"timestamp":\d+/m

/**
 * Webpack loader of a build's pages, after Nextra's: the process that makes the server's bundle leaves what Nextra made
 * of each page for the next one, which makes the browser's. The same commit must give the same files in every clone: the
 * time of the commit, which no page shows and a shallow clone lacks, and the folder of the checkout are not in the result.
 */
export default function compileOnceLoader(source) {
  const root = this.rootContext.replaceAll('\\', '/')
  const toRoot = path.relative(path.dirname(this.resourcePath), this.rootContext)
  const result = source
    .replace(COMMIT_TIME, '$1')
    .replaceAll(`'${root}/`, () => `'${toRoot.replaceAll('\\', '/')}/`)
  const { folder, isServer } = this.getOptions()
  if (isServer) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(fileOf(this), result)
  }
  return result
}

/** Returning something, it skips the loaders that come before, Nextra's among them. */
export function pitch() {
  const file = fileOf(this)
  if (!this.getOptions().isServer && existsSync(file)) return readFileSync(file, 'utf8')
}

function fileOf(loader) {
  const page = path.relative(loader.rootContext, loader.resourcePath)
  return path.join(loader.getOptions().folder, encodeURIComponent(page))
}
