import { nearestRoutes } from '../../content/navigation/nearest-routes'
import type { Finding } from '../../content/problem'
import type { ExportedPage, HtmlTag } from '../pages/exported-pages'

export type OutputFinding = Finding & Pick<HtmlTag, 'place'> & { readonly route: string }

export type ExportedSite = {
  readonly pages: readonly ExportedPage[]
  /** Paths of the site's files, relative to `out/`. */
  readonly files: ReadonlySet<string>
  /** Public URL without its path, such as "https://docs.example.com". */
  readonly origin: string
  /** Path that the site is served under, such as "/help"; "" for the root. */
  readonly basePath: string
}

const MAX_ANCHORS = 12

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i
/** Requires a letter after the dot, so that version numbers such as 5.5 don't match. */
const FILE_ENDING = /\.[a-z]\w*$/i
const PAGE_ENDING = /^\.(?:html?|mdx?)$/i

/** Finds links and images that point to a missing page, file, or anchor. Skips external URLs. */
export function linkProblems(site: ExportedSite): OutputFinding[] {
  const anchors = new Map(site.pages.map((page) => [page.file, anchorsOf(page)]))
  return linksOf(site).flatMap(({ page, url, target, isImage, place }) => {
    if (target === undefined) return []
    const finding = (expected: string): OutputFinding => ({
      route: page.route,
      place,
      field: isImage ? 'image' : 'link',
      found: `"${decode(url)}"`,
      expected,
    })
    if (target.file === null) return [finding(expectedFile(site, target.url, isImage))]
    const known = anchors.get(target.file)
    const anchor = decode(target.url.hash.slice(1))
    if (anchor === '' || anchor === 'top' || known === undefined || known.ids.has(anchor)) return []
    return [finding(expectedAnchor(anchor, known))]
  })
}

export function orphanRoutes(site: ExportedSite): string[] {
  const linked = new Set(
    linksOf(site)
      .filter(({ page, target }) => target?.file !== page.file)
      .map(({ target }) => target?.file),
  )
  return site.pages.filter(({ file }) => !linked.has(file)).map(({ route }) => route)
}

/** `http:` and `https:` URLs outside the site, sorted, with the routes of the pages that use each URL. */
export function externalLinks(site: ExportedSite): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, Set<string>>()
  for (const { page, url, target } of linksOf(site)) {
    if (/^https?:/.test(url) && target === undefined)
      routes.set(url, (routes.get(url) ?? new Set()).add(page.route))
  }
  return new Map([...routes].sort().map(([url, places]) => [url, [...places].sort()]))
}

/** Lists a URL once per page, for the first element that uses the URL. */
function linksOf(site: ExportedSite) {
  return site.pages.flatMap((page) => {
    const links = page.tags.filter(({ name }) => ['a', 'area', 'img'].includes(name))
    const first = new Map<string, HtmlTag>()
    for (const tag of links) {
      const url = tag.attributes.get(tag.name === 'img' ? 'src' : 'href')
      if (url !== undefined && !first.has(url)) first.set(url, tag)
    }
    return [...first].map(([url, { name, place }]) => ({
      page,
      url,
      target: fileOfUrl(site, page.route, url),
      isImage: name === 'img',
      place,
    }))
  })
}

type Anchors = {
  /** Ids of all elements, because a link may point to any of them. */
  readonly ids: ReadonlySet<string>
  readonly headings: readonly string[]
}

function anchorsOf({ tags }: ExportedPage): Anchors {
  const idOf = ({ attributes }: HtmlTag) => attributes.get('id') ?? []
  return {
    ids: new Set(tags.flatMap(idOf)),
    headings: tags.filter(({ name }) => /^h[2-6]$/.test(name)).flatMap(idOf),
  }
}

function expectedFile(site: ExportedSite, url: URL, isImage: boolean): string {
  const { pathname } = url
  const wanted = decode(
    pathname.startsWith(`${site.basePath}/`) ? pathname.slice(site.basePath.length) : pathname,
  )
  const kind = isImage ? IMAGE : kindOf(wanted)
  // Compare names without their extensions, because the same extension would make any two names look similar.
  const known = kind
    ? [...site.files]
        .filter((file) => kind.test(file) && !file.startsWith('_next/'))
        .map((file) => ({ path: `/${file}`.replace(FILE_ENDING, ''), title: `/${file}` }))
    : site.pages.map(({ route }) => ({ path: route, title: route }))
  const [nearest] = nearestRoutes(kind ? wanted.replace(FILE_ENDING, '') : wanted, known, 1)
  const advice = nearest === undefined ? '' : `. Did you mean ${nearest.title}?`
  return `the URL of ${isImage ? 'an image in public/' : 'a page or file of the site'}${advice}`
}

/**
 * For the URL of an image, returns a pattern that matches all images. For another file, returns a pattern that matches
 * the file's extension. Returns undefined for a page.
 */
function kindOf(url: string): RegExp | undefined {
  const [ending] = FILE_ENDING.exec(url) ?? []
  if (ending === undefined || PAGE_ENDING.test(ending)) return undefined
  return IMAGE.test(ending) ? IMAGE : new RegExp(`\\${ending}$`, 'i')
}

function expectedAnchor(anchor: string, { headings }: Anchors): string {
  if (headings.length === 0)
    return 'a URL without an anchor: no heading of the target page has an anchor'
  const known = headings.map((id) => ({ path: `/${id}`, title: '' }))
  const nearest = nearestRoutes(`/${anchor}`, known, MAX_ANCHORS).map(({ path }) => path.slice(1))
  const suggested = nearest.length > 0 ? nearest : headings.slice(0, MAX_ANCHORS)
  return `a URL that ends with an anchor of the target page, such as ${suggested.map((id) => `#${id}`).join(', ')}`
}

/** Returns undefined for a URL outside the site's origin. `file` is null if the URL is invalid or points to no file. */
export function fileOfUrl(
  { files, origin, basePath }: ExportedSite,
  route: string,
  href: string,
): { readonly file: string | null; readonly url: URL } | undefined {
  const from = `${origin}${basePath}${route}`
  if (!URL.canParse(href, from)) return { file: null, url: new URL(from) }
  const url = new URL(href, from)
  if (url.origin !== origin) return undefined
  const isInside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)
  if (!isInside) return { file: null, url }
  const below = decode(url.pathname.slice(basePath.length)).replace(/^\//, '')
  const candidates = below === '' ? ['index.html'] : [below, `${below}.html`]
  return { file: candidates.find((file) => files.has(file)) ?? null, url }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
