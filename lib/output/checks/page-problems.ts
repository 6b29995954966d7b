import type { Finding } from '../../content/problem'
import type { ExportedPage } from '../pages/exported-pages'
import type { HtmlTag } from '../pages/html-tags'
import { type ExportedSite, fileOfUrl, type OutputFinding } from './output-problem'

/** Bytes of an image that a reader on a phone can be asked to load. */
const MOST_IMAGE_BYTES = 300_000

/** Ids that a page has twice, letter case aside, and images that are missing, too heavy, or without text or size. */
export function pageProblems(site: ExportedSite): OutputFinding[] {
  return site.pages.flatMap((page) => [
    ...repeatedIds(page),
    ...page.tags
      .filter(({ name }) => name === 'img')
      .flatMap((image) => imageProblems(site, page, image)),
  ])
}

function repeatedIds({ route, tags }: ExportedPage): OutputFinding[] {
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? [])
  const names = ids.map((id) => id.toLowerCase())
  const repeated = new Set(ids.filter((id, index) => names.indexOf(id.toLowerCase()) !== index))
  return [...repeated].map((id) => ({
    route,
    needle: `[#${id}]`,
    field: 'id',
    found: `"${id}" ${names.filter((name) => name === id.toLowerCase()).length} times`,
    expected: 'it once, whatever its letter case',
    advice: `give a heading an id of its own, such as [#${id}-2]`,
  }))
}

function imageProblems(site: ExportedSite, page: ExportedPage, image: HtmlTag): OutputFinding[] {
  const { attributes } = image
  const url = attributes.get('src') ?? ''
  const file = fileOfUrl(site, page.route, url)?.file
  const bytes = file === undefined || file === null ? 0 : site.sizeOf(file)
  const isDecoration = attributes.get('aria-hidden') === 'true'
  const findings: (Finding | false)[] = [
    file === null && { found: `"${url}"`, expected: 'a file in public/' },
    !isDecoration &&
      !attributes.get('alt')?.trim() && {
        found: `no text for "${url}"`,
        expected: `one that says what it shows: ![text](${url})`,
      },
    file !== null &&
      !(attributes.has('width') && attributes.has('height')) && {
        found: `no size of "${url}"`,
        expected: 'width and height',
        advice: 'use PNG, JPEG, WebP, or SVG, so that the build can read them',
      },
    bytes > MOST_IMAGE_BYTES && {
      found: `${Math.round(bytes / 1000)} kB in "${url}"`,
      expected: `at most ${MOST_IMAGE_BYTES / 1000} kB`,
      advice: 'scale it down or save it as WebP',
    },
  ]
  return findings
    .filter((finding) => finding !== false)
    .map((finding) => ({ route: page.route, needle: url, field: 'image', ...finding }))
}
