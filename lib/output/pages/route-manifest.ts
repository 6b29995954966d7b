import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/list-files'
import { contentHash } from '../content-hash'

/** Next's name of the build. It stands in every page, so it is always the same; the manifest's address tells builds apart. */
export const BUILD_ID = 'site'
/** Among files that never change, although it changes with each page: the site has one of its own instead. */
export const NEXT_MANIFEST = `/_next/static/${BUILD_ID}/_buildManifest.js`
const STATIC_FOLDER = '_next/static'
/** Code of one page, which the manifest names. */
const OWN_CODE = /^chunks\/pages\/(?!_app-)/

/**
 * Address of the manifest, which names the files of each route and is asked for again with each document. It carries a
 * hash of the names, each of which holds a hash, of the code and styles that pages share: a tab that is older than a
 * release finds a newer manifest only if it has the code for it, and otherwise none.
 * @param out folder of the exported site
 */
export function manifestFile(out: string): string {
  const files = listFiles(path.join(out, STATIC_FOLDER)).filter(
    (file) => /^(?:chunks|css|reading)\//.test(file) && !OWN_CODE.test(file),
  )
  return `/page-map/manifest.${contentHash(files.join('\n'))}.js`
}

/**
 * Next's manifest with the hash of each route's article.
 * @param articles hashes by route
 */
export function routeManifest(out: string, articles: ReadonlyMap<string, string>): string {
  const next = readFileSync(path.join(out, NEXT_MANIFEST), 'utf8')
  // First, because Next's part tells who waits that all is there.
  return `self.__ARTICLES=${JSON.stringify(Object.fromEntries([...articles].sort()))};${next}`
}
