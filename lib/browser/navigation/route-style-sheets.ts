export type BuildManifest = Readonly<Record<string, unknown>>

/** Manifests as Next wrote them, by the object that the router reads. */
const complete = new WeakMap<object, BuildManifest>()
/** Style sheets that only some pages have, by address. */
const links = new Map<string, HTMLLinkElement>()

/**
 * Takes the style sheets out of the router's manifest. The router would add their text as a `<style>`, which the
 * Content-Security-Policy of every page would have to name by hash; linked, they are files of the site like all others.
 * @param manifest the object that the router reads; it is changed
 * @returns the manifest as it was
 */
export function takeStyleSheets(manifest: object): BuildManifest {
  const known = complete.get(manifest)
  if (known !== undefined) return known
  const before = Object.fromEntries(Object.entries(manifest))
  complete.set(manifest, before)
  for (const [route, files] of Object.entries(before)) {
    if (Array.isArray(files))
      Reflect.set(
        manifest,
        route,
        files.filter((file) => !isStyleSheet(file)),
      )
  }
  // The router would remove those of the document's own page when the reader leaves it.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-n-p]')) {
    link.removeAttribute('data-n-p')
    links.set(link.getAttribute('href') ?? '', link)
  }
  return before
}

export function isStyleSheet(file: unknown): boolean {
  return typeof file === 'string' && file.endsWith('.css')
}

/**
 * Loads a style sheet into the document, once, and waits for it. It shows nothing before `showStyleSheets`.
 * @throws when it does not load or is empty
 */
export async function linkStyleSheet(address: string): Promise<void> {
  if (links.has(address)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = NEVER
  link.href = address
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      link.remove()
      reject(new Error('The style of the page did not load.'))
    }
    link.addEventListener('load', () => {
      if (!link.sheet?.cssRules.length) return fail()
      links.set(address, link)
      resolve()
    })
    link.addEventListener('error', fail)
    document.head.append(link)
  })
}

const NEVER = 'not all'

/** @param isAlone whether to disable those of other pages */
export function showStyleSheets(addresses: readonly string[], isAlone: boolean): void {
  for (const [address, link] of links) {
    const isWanted = addresses.includes(address)
    // Media that are set anew, be they the same, make the browser compute all styles of the page again.
    if (isWanted && link.media === NEVER) link.media = 'all'
    if (!isWanted && isAlone) link.media = NEVER
  }
}
