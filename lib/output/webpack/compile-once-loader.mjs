import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Webpack loader of a build's pages, after Nextra's: the process that makes the server's bundle leaves what Nextra made
 * of each page for the next one, which makes the browser's.
 */
export default function compileOnceLoader(source) {
  const { folder, isServer } = this.getOptions()
  if (isServer) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(fileOf(this), source)
  }
  return source
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
