import type { Passage } from '../../compile/page/rehype-sections'
import type { Project } from '../../compile/project'
import { factId, methodRoute } from '../../content/api/anchors'
import type { StreamApi } from '../../content/api/api-schemas'
import { type Problem, ProblemError } from '../../content/problem'
import { lineOfUrl } from '../../content/project-files'
import { productAt } from '../../content/settings/sidebars'
import type { KnownOutput, Piece } from '../../content/symptoms/match-output'
import { REMEDY_COLUMNS } from '../../content/symptoms/remedy-rules'
import {
  KNOWN_OUTPUTS_SOURCE,
  type KnownOutputEntry,
  knownOutputsSchema,
} from '../../content/symptoms/symptom-schemas'
import { readFacts } from '../../content/yaml'
import { readSearchedPages, type SearchedPage } from '../search/search-index-file'

/** Outputs that the site recognizes in pasted text. Throws every entry whose row is missing or unknown to `rowText`. */
export async function knownOutputs(project: Project, api: StreamApi): Promise<KnownOutput[]> {
  const searched = await readSearchedPages(project)
  const { pages } = await project.pageMap()
  const outputs: KnownOutput[] = []
  const missing: Pick<Problem, 'found' | 'line'>[] = []
  const withStep = async (piece: Piece): Promise<Piece> => {
    const [route, anchor = ''] = piece.href?.split('#') ?? []
    const page = pages.find((target) => target.route === route)
    if (page === undefined) return piece
    const { tags } = await project.page(page.file)
    const ids = tags.flatMap(({ name, attributes }) => (name === 'Step' ? attributes.id : []))
    return ids.includes(anchor) ? { ...piece, step: ids.indexOf(anchor) + 1 } : piece
  }
  for (const { row, statuses, codes, ...entry } of [
    ...readFacts(project.root, KNOWN_OUTPUTS_SOURCE, knownOutputsSchema),
    ...failedCalls(api),
  ]) {
    const [path = '', anchor = ''] = row.split('#')
    const line = lineOfUrl(project.root, KNOWN_OUTPUTS_SOURCE, row)
    const pathsOf = (route: string) => [route, route.replace(/^\/docs\/[^/]+/, '/docs/*')]
    const found = pages.filter(({ route }) => pathsOf(route).includes(path))
    if (found.length === 0) missing.push({ found: row, line })
    for (const { route, file, frontMatter } of found) {
      const { tags } = await project.page(file)
      const hasAnchor = tags.some(({ attributes }) => attributes.id === anchor)
      const text = hasAnchor ? rowAt(searched, route, anchor) : undefined
      const url = `${route}#${anchor}`
      const http = statuses.map((status) => `http${status}`)
      const windows = codes.map((code) => `windows${code}`)
      const signs = [...entry.signs, ...http, ...windows]
      if (text === undefined) missing.push({ found: url, line })
      else {
        const action = await Promise.all(text.action.map(withStep))
        outputs.push({ ...entry, ...text, action, signs, url, page: frontMatter.title })
      }
    }
  }
  if (missing.length === 0) return outputs
  const place = { severity: 'error', file: KNOWN_OUTPUTS_SOURCE, field: 'row' } as const
  throw new ProblemError(missing.map((finding) => ({ ...place, ...finding, expected: ROW })))
}

/** Troubleshooting pages also show rows from guides. The section of such a row belongs to the guide. */
function rowAt(searched: readonly SearchedPage[], route: string, anchor: string) {
  const { path } = productAt(route) ?? {}
  const rows = searched.flatMap(({ page, sections }) =>
    sections
      .filter(({ id }) => id === anchor)
      .flatMap(({ passages }) => passages.flatMap((passage) => rowText(passage) ?? []))
      .map((text) => ({ page, text })),
  )
  const row =
    rows.find(({ page }) => page.route === route) ??
    rows.find(({ page }) => productAt(page.route)?.path === path)
  if (row === undefined) return undefined
  const withRoute = (piece: Piece): Piece =>
    piece.href?.startsWith('#') ? { ...piece, href: row.page.route + piece.href } : piece
  return {
    symptom: row.text.symptom,
    cause: row.text.cause.map(withRoute),
    action: row.text.action.map(withRoute),
    product: row.page.product,
  }
}

const ROW =
  'the URL of a table row with a symptom, a cause, and then text in the column "What to do" or "Do this"'
/** Null unless the row has a remedy and, to the left of it, at least a symptom and a cause. */
function rowText({ cells = [] }: Passage) {
  const place = cells.findIndex(({ column }) => REMEDY_COLUMNS.includes(column))
  const [action, cause, symptom] = cells.slice(0, place + 1).reverse()
  if (action === undefined || cause === undefined || symptom === undefined) return null
  const isKnown = cause.text !== '–'
  return { symptom: symptom.text, cause: isKnown ? cause.pieces : [], action: action.pieces }
}

/** A 4xx status matches only if the text contains the verb and path of the call near the status. */
function failedCalls({ common, methods }: StreamApi): KnownOutputEntry[] {
  return methods.flatMap(({ name, verb, path, responses }) =>
    responses
      .filter(({ status }) => /^4\d\d$/.test(status))
      .map(({ status }) => ({
        row: `${methodRoute(name)}#${factId('status', status)}`,
        signs: [],
        statuses: [Number(status)],
        codes: [],
        vague: false,
        general: false,
        near: common.services.map(
          ({ basePath }) => `${verb} …${basePath}${path.replace(/\{\w+\}/g, '…')}`,
        ),
      })),
  )
}
