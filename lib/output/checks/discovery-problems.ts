import type { Problem } from '../../content/problem'
import type { ExportedPage } from '../pages/exported-pages'
import type { HtmlTag } from '../pages/html-tags'
import { type ExportedSite, fileOfUrl, type OutputFinding } from './output-problem'

/** Kinds of links in a head that name a file or page of the site. */
const NAMED = new Set(['alternate', 'canonical', 'icon', 'manifest'])

/** URLs in the heads of pages, for other programs, that lead nowhere; each is reported once. */
export function headProblems(site: ExportedSite): OutputFinding[] {
  const reported = new Set<string>()
  return site.pages.flatMap((page) =>
    headUrls(page)
      .filter((url) => fileOfUrl(site, page.route, url)?.file === null)
      .filter((url) => !reported.has(url) && reported.add(url))
      .map((url) => ({
        route: page.route,
        needle: url,
        field: 'head',
        found: `"${url}"`,
        expected: 'the address of a page or file of the site',
        advice: 'pictures and icons are drawn by npm run measure -- draw',
      })),
  )
}

/**
 * URLs in files for other programs that lead nowhere.
 * @param texts of such files, by path below `out/`
 */
export function listProblems(site: ExportedSite, texts: ReadonlyMap<string, string>): Problem[] {
  return [...texts].flatMap(([file, text]) =>
    (text.match(/https?:\/\/[^\s<>)"]+/g) ?? [])
      .filter((url) => fileOfUrl(site, '/', url)?.file === null)
      .map((url) => ({
        severity: 'warning',
        file: `out/${file}`,
        found: `"${url}"`,
        expected: 'an address of the site',
      })),
  )
}

function headUrls({ tags }: ExportedPage): string[] {
  return tags.flatMap((tag) => {
    const url = isNamed(tag) ? tag.attributes.get('href') : imageOf(tag)
    return url === undefined ? [] : [url]
  })
}

function isNamed({ name, attributes }: HtmlTag): boolean {
  return name === 'link' && NAMED.has(attributes.get('rel') ?? '')
}

function imageOf({ name, attributes }: HtmlTag): string | undefined {
  const isImage = name === 'meta' && attributes.get('property') === 'og:image'
  return isImage ? attributes.get('content') : undefined
}
