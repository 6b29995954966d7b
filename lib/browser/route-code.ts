import { effectiveBasePath } from '../config/base-path'

/** The code of a route could not be loaded. */
export class RouteCodeError extends Error {
  override readonly name = 'RouteCodeError'
}

type BuildManifest = Readonly<Record<string, unknown>>

/**
 * Fetches the files of a route into the browser's cache and proves that they are what they should be, so that the
 * router, which caches failures and leaves the page on them, only ever meets files that load.
 * @param pathname route without query, hash and base path
 * @throws RouteCodeError when a file is missing, is something else, or the route has no code
 */
export async function fetchRouteCode(pathname: string, signal: AbortSignal): Promise<void> {
  const files = filesOfRoute(pathname, await buildManifest(signal))
  await Promise.all(
    files.filter((file) => !isInDocument(file)).map((file) => fetchFile(file, signal)),
  )
}

/** Addresses of a route's scripts and style sheets, from the manifest that Next writes. */
export function filesOfRoute(pathname: string, manifest: BuildManifest): string[] {
  const files = manifest[pathname]
  if (!Array.isArray(files)) throw new RouteCodeError(`The page ${pathname} has no code.`)
  return files
    .filter((file) => typeof file === 'string')
    .map((file) => `${effectiveBasePath}/_next/${encodeURI(file)}`)
}

const MANIFEST = '__BUILD_MANIFEST'
const MANIFEST_CALLBACK = '__BUILD_MANIFEST_CB'

async function buildManifest(signal: AbortSignal): Promise<BuildManifest> {
  const present = readManifest()
  if (present !== null) return present
  return new Promise((resolve, reject) => {
    const before: unknown = Reflect.get(window, MANIFEST_CALLBACK)
    Reflect.set(window, MANIFEST_CALLBACK, () => {
      if (typeof before === 'function') before()
      resolve(readManifest() ?? {})
    })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function readManifest(): BuildManifest | null {
  const value: unknown = Reflect.get(window, MANIFEST)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : null
}

function isInDocument(file: string): boolean {
  return [...document.scripts].some((script) => script.getAttribute('src') === file)
}

async function fetchFile(file: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(file, { credentials: 'same-origin', signal }).catch(
    (cause: unknown) => {
      throw new RouteCodeError('The code of the page did not load.', { cause })
    },
  )
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw new RouteCodeError(`The code of the page answered ${response.status}.`)
  if (!/javascript|css/.test(type))
    throw new RouteCodeError('The code of the page is something else.')
  await response.arrayBuffer()
}
