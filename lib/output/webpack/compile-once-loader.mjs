import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Matches a page's commit time. Nextra writes it into the page's code, in a line of JSON. */
const COMMIT_TIME = /^(\s*\{"filePath":.*),"timestamp":\d+/m

/**
 * Webpack loader for pages in a build. It runs after Nextra's loader. The process that builds the server bundle stores
 * each compiled page for the process that builds the browser bundle. Builds of one commit must produce the same files
 * in every clone, so the loader removes the commit time, which shallow clones lack, and which no page shows.
 */
export default function compileOnceLoader(source) {
  const result = source.replace(COMMIT_TIME, '$1')
  const { folder, isServer } = this.getOptions()
  if (isServer) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(fileOf(this), result)
  }
  return result
}

/** Returns the stored page for the browser bundle. After that, webpack skips Nextra's loader and runs only Next's. */
export function pitch() {
  const file = fileOf(this)
  if (!this.getOptions().isServer && existsSync(file)) return readFileSync(file, 'utf8')
}

function fileOf(loader) {
  const page = path.relative(loader.rootContext, loader.resourcePath)
  return path.join(loader.getOptions().folder, encodeURIComponent(page))
}
