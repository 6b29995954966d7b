import { effectiveBasePath } from '../../content/settings/base-path'
import { fetchArticle } from './article-html'
import { pageScripts } from './page-scripts'
import {
  type BuildManifest,
  isStyleSheet,
  linkStyleSheet,
  showStyleSheets,
  takeStyleSheets,
} from './route-style-sheets'

const known = new Map<string, Promise<void>>()
const ready = new Set<string>()

/** Whether a route's files and the router's manifest are in this document; the router can show it at once. */
export function isRouteCodeReady(pathname: string): boolean {
  return ready.has(pathname) && readManifest() !== null
}

/** Keeps the style sheets of the document's own page from the router, if it knows them already. */
export function keepStyleSheets(): void {
  readManifest()
}

/** Notes that a route's code is there, such as that of the page the document came with. */
export function noteRouteCode(pathname: string): void {
  ready.add(pathname)
}

/**
 * Fetches the article and the files of a route, the files into the browser's cache, and checks that they are what they
 * should be: the router, which treats a failed file as failed forever, then only meets files that load. Runs once per
 * route; a failure is forgotten, and so is what hung until its reader gave up.
 * @param pathname route without query, hash and base path
 * @param signal who aborts waits no longer: the next call asks anew
 * @throws when a file is missing, is something else, or the route has no code
 */
export function fetchRouteCode(pathname: string, signal?: AbortSignal): Promise<void> {
  const running = known.get(pathname) ?? fetchFiles(pathname)
  known.set(pathname, running)
  const forget = () => {
    if (known.get(pathname) === running) known.delete(pathname)
  }
  signal?.addEventListener('abort', forget)
  running.then(() => {
    ready.add(pathname)
    signal?.removeEventListener('abort', forget)
  }, forget)
  return running
}

async function fetchFiles(pathname: string): Promise<void> {
  const files = filesOfRoute(pathname, await buildManifest())
  const scripts = files.filter((file) => !isStyleSheet(file) && !isInDocument(file))
  const styles = files.filter(isStyleSheet)
  await Promise.all([
    ...scripts.map(fetchFile),
    ...styles.map(linkStyleSheet),
    fetchArticle(pathname),
  ])
}

/** @param isAlone whether to disable the style sheets of other pages */
export function showRouteStyles(pathname: string, isAlone: boolean): void {
  const manifest = readManifest()
  if (!Array.isArray(manifest?.[pathname])) return
  showStyleSheets(filesOfRoute(pathname, manifest).filter(isStyleSheet), isAlone)
}

/** Addresses of a route's scripts and style sheets, from the manifest that Next writes. */
function filesOfRoute(pathname: string, manifest: BuildManifest): string[] {
  const files = manifest[pathname]
  if (!Array.isArray(files)) throw new Error(`The page ${pathname} has no code.`)
  return files
    .filter((file) => typeof file === 'string')
    .map((file) => `${effectiveBasePath}/_next/${encodeURI(file)}`)
}

/** The manifest grows with the site, so that no page loads it before the reader is about to leave it. */
async function buildManifest(): Promise<BuildManifest> {
  const present = readManifest()
  if (present !== null) return present
  return new Promise((resolve, reject) => {
    const before = window.__BUILD_MANIFEST_CB
    window.__BUILD_MANIFEST_CB = () => {
      before?.()
      resolve(readManifest() ?? {})
    }
    const script = document.createElement('script')
    script.src = pageScripts().manifest
    // An empty file, or one that is something else, loads too.
    const settle = () => {
      const manifest = readManifest()
      if (manifest !== null) return resolve(manifest)
      script.remove()
      reject(new Error('The list of pages did not load.'))
    }
    script.addEventListener('load', settle)
    script.addEventListener('error', settle)
    document.body.append(script)
  })
}

function readManifest(): BuildManifest | null {
  const manifest = window.__BUILD_MANIFEST
  return manifest === undefined ? null : takeStyleSheets(manifest)
}

function isInDocument(file: string): boolean {
  return [...document.scripts].some((script) => script.getAttribute('src') === file)
}

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file, { credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new Error('The code of the page did not load.', { cause })
  })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw new Error(`The code of the page answered ${response.status}.`)
  if (!/javascript/.test(type)) throw new Error('The code of the page is something else.')
  await response.arrayBuffer()
}
