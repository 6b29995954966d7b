import type { Problem } from '../../content/problem'
import type { ExportedPage } from '../pages/exported-pages'
import type { HtmlTag } from '../pages/html-tags'
import { type ExportedSite, fileOfAddress, type OutputFinding } from './output-problem'

/** Kinds of links in a head that name a file or page of the site. */
const NAMED = new Set(['alternate', 'canonical', 'icon', 'manifest'])

/** Addresses in the heads of pages, for other programs, that lead nowhere; each is told once. */
export function headProblems(site: ExportedSite): OutputFinding[] {
  const told = new Set<string>()
  return site.pages.flatMap((page) =>
    headAddresses(page)
      .filter((address) => fileOfAddress(site, page.route, address)?.file === null)
      .filter((address) => !told.has(address) && told.add(address))
      .map((address) => ({
        route: page.route,
        needle: address,
        field: 'head',
        found: `"${address}"`,
        expected: 'the address of a page or file of the site',
        advice: 'pictures and icons are drawn by npm run measure -- draw',
      })),
  )
}

/**
 * Addresses in files for other programs that lead nowhere.
 * @param texts of such files, by path below `out/`
 */
export function listProblems(site: ExportedSite, texts: ReadonlyMap<string, string>): Problem[] {
  return [...texts].flatMap(([file, text]) =>
    (text.match(/https?:\/\/[^\s<>)"]+/g) ?? [])
      .filter((address) => fileOfAddress(site, '/', address)?.file === null)
      .map((address) => ({
        severity: 'warning',
        file: `out/${file}`,
        found: `"${address}"`,
        expected: 'an address of the site',
      })),
  )
}

function headAddresses({ tags }: ExportedPage): string[] {
  return tags.flatMap((tag) => {
    const address = isNamed(tag) ? tag.attributes.get('href') : pictureOf(tag)
    return address === undefined ? [] : [address]
  })
}

function isNamed({ name, attributes }: HtmlTag): boolean {
  return name === 'link' && NAMED.has(attributes.get('rel') ?? '')
}

function pictureOf({ name, attributes }: HtmlTag): string | undefined {
  const isPicture = name === 'meta' && attributes.get('property') === 'og:image'
  return isPicture ? attributes.get('content') : undefined
}
