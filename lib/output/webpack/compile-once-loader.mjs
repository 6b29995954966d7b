import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Matches the commit time that Nextra writes into a page's code, in a line of JSON. */
const COMMIT_TIME = /^\s*\{"filePath":.*,"timestamp":\d+/m

/**
 * Webpack loader for pages in a build. It runs after Nextra's loader. The process that builds the server bundle stores
 * each compiled page for the process that builds the browser bundle.
 * @throws if a page contains its commit time: builds of one commit must produce the same files in every clone
 */
export default function compileOnceLoader(source) {
  if (COMMIT_TIME.test(source))
    throw new Error(
      'found the time of a commit in the code of a page, expected none: this version of Nextra reads it differently from 3.3.1. Update next.config.mjs.',
    )
  const { folder, isServer } = this.getOptions()
  if (isServer) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(fileOf(this), source)
  }
  return source
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
