import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Start of the page options, which Nextra writes as one line of JSON, through the time of the last commit. */
const COMMIT_TIME = /^(\s*\{"filePath":.*),"timestamp":\d+/m

/**
 * Webpack loader for pages in a build, after Nextra's. The process for the server bundle stores each compiled page for
 * the process for the browser bundle. The same commit must give the same files in every clone, so the loader removes
 * the folder of the checkout and the time of the commit, which no page shows and a shallow clone lacks.
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

/** A return value skips the other loaders of the page, including Nextra's. */
export function pitch() {
  const file = fileOf(this)
  if (!this.getOptions().isServer && existsSync(file)) return readFileSync(file, 'utf8')
}

function fileOf(loader) {
  const page = path.relative(loader.rootContext, loader.resourcePath)
  return path.join(loader.getOptions().folder, encodeURIComponent(page))
}
