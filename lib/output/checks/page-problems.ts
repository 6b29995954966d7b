import type { ExportedPage } from '../pages/exported-pages'
import type { HtmlTag } from '../pages/html-tags'
import { type ExportedSite, fileOfAddress, type OutputProblem } from './output-problem'

/** Bytes of a picture that a reader on a phone can be asked to load. */
const MOST_IMAGE_BYTES = 300_000

/** Ids that a page has twice, and pictures that are missing, too heavy, or without text or size. */
export function pageProblems(site: ExportedSite): OutputProblem[] {
  return site.pages.flatMap((page) => [
    ...repeatedIds(page),
    ...page.tags
      .filter(({ name }) => name === 'img')
      .flatMap((image) => imageProblems(site, page, image)),
  ])
}

function repeatedIds({ route, tags }: ExportedPage): OutputProblem[] {
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? [])
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...repeated].map((id) => ({
    route,
    needle: `[#${id}]`,
    message: `id: found "${id}" ${ids.filter((other) => other === id).length} times, expected it once: give a heading an id of its own, such as [#${id}-2]`,
  }))
}

function imageProblems(site: ExportedSite, page: ExportedPage, image: HtmlTag): OutputProblem[] {
  const { attributes } = image
  const address = attributes.get('src') ?? ''
  const file = fileOfAddress(site, page.route, address)?.file
  const bytes = file === undefined || file === null ? 0 : site.sizeOf(file)
  const isDecoration = attributes.get('aria-hidden') === 'true'
  const messages = [
    file === null && `image: found "${address}", expected a file in public/`,
    !isDecoration &&
      !attributes.get('alt')?.trim() &&
      `image: found no text for "${address}", expected one that says what it shows: ![text](${address})`,
    file !== null &&
      !(attributes.has('width') && attributes.has('height')) &&
      `image: found no size of "${address}", expected width and height: use PNG, JPEG, WebP or SVG, so that the build can read them`,
    bytes > MOST_IMAGE_BYTES &&
      `image: found ${Math.round(bytes / 1000)} kB in "${address}", expected at most ${MOST_IMAGE_BYTES / 1000} kB: scale it down or save it as WebP`,
  ]
  return messages
    .filter((message) => message !== false)
    .map((message) => ({ route: page.route, needle: address, message }))
}
