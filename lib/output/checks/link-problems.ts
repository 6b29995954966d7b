import type { ArticleTag } from '../../compile/project'
import { decoded, nearestRoutes } from '../../content/navigation/nearest-routes'
import type { Problem } from '../../content/problem'
import { siteUrl } from '../../content/settings/base-path'
import { type Moved, redirectsOf } from '../host/host-files'

export type LinkedPage = Moved & { readonly file: string; readonly tags: readonly ArticleTag[] }

const MAX_ANCHORS = 12

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i
/** Requires a letter after the dot, so that version numbers such as 5.5 don't match. */
const FILE_ENDING = /\.[a-z]\w*$/i
const PAGE_ENDING = /\.(?:html?|mdx?)$/i

/** Not `file:`, `http://localhost`, or a scheme with a typo. */
const PUBLIC = /^(?:https?:\/\/[^/]+\.|mailto:.+@)/

/**
 * Finds links and images that lead to a missing page, file, or anchor (§8). Opens no other site.
 * @param urls routes of pages and URLs of files, without base path; `drafts`, routes that a build does not publish
 * @param placesOf finds a URL in the data, for links that come from there
 */
export function linkProblems(
  pages: readonly LinkedPage[],
  urls: ReadonlySet<string>,
  drafts: ReadonlySet<string>,
  placesOf: (url: string) => readonly NonNullable<ArticleTag['place']>[],
): readonly Problem[] {
  const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]))
  const moved = redirectsOf(pages)
  return pages.flatMap(({ route, file, tags }) =>
    tags.flatMap(({ name, attributes, place }): Problem[] => {
      const isImage = name === 'img'
      const url = isImage ? attributes.src : name === 'a' ? attributes.href : undefined
      const expected = url === undefined ? null : expectedUrl(url, route, isImage)
      if (url === undefined || expected === null) return []
      const finding = { field: isImage ? 'image' : 'link', found: `"${decoded(url)}"`, expected }
      const places = place === undefined ? placesOf(url) : [place]
      const found = places.length > 0 ? places : [{ file }]
      return found.map((where) => ({ severity: 'warning', ...where, ...finding }))
    }),
  )

  /** Null if the URL leads to something. */
  function expectedUrl(href: string, route: string, isImage: boolean): string | null {
    const from = new URL(route, siteUrl('/'))
    const url = URL.canParse(href, from) ? new URL(href, from) : null
    if (url !== null && url.origin !== from.origin)
      return PUBLIC.test(url.href) ? null : 'a URL that each reader can open, such as https://…'
    const path = decoded(url?.pathname ?? href)
    if (drafts.has(path)) return 'a published page: this one is a draft'
    const target = moved.get(path)
    if (target !== undefined) return `${target}, where the page has moved`
    if (url === null || !urls.has(path)) return expectedFile(path, urls, isImage)
    const known = anchors.get(path)
    const anchor = decoded(url.hash.slice(1))
    const isFound = anchor === '' || anchor === 'top' || known === undefined
    return isFound || known.ids.has(anchor) ? null : expectedAnchor(anchor, known)
  }
}

type Anchors = {
  /** Ids of all elements, because a link may point to any of them. */
  readonly ids: ReadonlySet<string>
  readonly headings: readonly string[]
}

function anchorsOf({ tags }: LinkedPage): Anchors {
  const idOf = ({ attributes }: ArticleTag) => attributes.id ?? []
  return {
    ids: new Set(tags.flatMap(idOf)),
    headings: tags.filter(({ name }) => /^h[2-6]$/.test(name)).flatMap(idOf),
  }
}

function expectedFile(path: string, urls: ReadonlySet<string>, isImage: boolean): string {
  const isAlike = (url: string) => (isImage ? IMAGE.test(url) : isFile(url) === isFile(path))
  // Compare names without their extensions, because the same extension would make any two names look similar.
  const known = new Map([...urls].filter(isAlike).map((url) => [url.replace(FILE_ENDING, ''), url]))
  const [nearest] = nearestRoutes(path.replace(FILE_ENDING, ''), [...known.keys()], 1)
  const advice = nearest === undefined ? '' : `. Did you mean ${known.get(nearest)}?`
  return `the URL of ${isImage ? 'an image in public/' : 'a page or file of the site'}${advice}`
}

function isFile(url: string): boolean {
  return FILE_ENDING.test(url) && !PAGE_ENDING.test(url)
}

function expectedAnchor(anchor: string, { headings }: Anchors): string {
  if (headings.length === 0)
    return 'a URL without an anchor: no heading of the target page has an anchor'
  const nearest = nearestRoutes(anchor, headings, MAX_ANCHORS)
  const suggested = nearest.length > 0 ? nearest : headings.slice(0, MAX_ANCHORS)
  return `a URL that ends with an anchor of the target page, such as ${suggested.map((id) => `#${id}`).join(', ')}`
}
