import type { Passage } from '../../compile/page/rehype-sections'
import { factId, methodRoute } from '../../content/api/anchors'
import type { StreamApi } from '../../content/api/schema'
import { type Problem, ProblemError } from '../../content/problem'
import type { KnownOutput } from '../../content/symptoms/match-output'
import {
  KNOWN_OUTPUTS_SOURCE,
  type KnownOutputEntry,
  readKnownOutputs,
} from '../../content/symptoms/schema'
import type { PageStore } from '../pages/page-store'
import { readSearchedPages, type SearchedPage } from '../search/search-index-file'

/**
 * Program outputs that the site recognizes in pasted text: the entries in the data file, and failed API
 * calls.
 * @throws ProblemError that lists every entry whose row is missing or cannot be read by `rowText`
 */
export async function knownOutputs(
  root: string,
  store: PageStore,
  api: StreamApi,
): Promise<KnownOutput[]> {
  const searched = await readSearchedPages(store)
  const { pages } = await store.pageMap()
  const routes = pages.map(({ route }) => route)
  const entries = readKnownOutputs(root).flatMap((entry) =>
    rowsOf(entry.row, routes).map((row) => ({ ...entry, row })),
  )
  const known: KnownOutput[] = []
  const missing: Problem[] = []
  for (const { row, ...signs } of [...entries, ...failedCalls(api)]) {
    const [route = '', anchor = ''] = row.split('#')
    const page = pages.find((candidate) => candidate.route === route)
    const tags = page === undefined ? [] : (await store.page(page.file)).tags
    const hasAnchor = tags.some(({ attributes }) => attributes.id === anchor)
    const found = hasAnchor ? rowOf(searched, route, anchor) : undefined
    if (page === undefined || found === undefined) missing.push(noRow(row))
    else known.push({ url: row, page: page.frontMatter.title, ...signs, ...found })
  }
  if (missing.length > 0) throw new ProblemError(missing)
  return known
}

/** If `row` contains `*` in place of a product, returns one URL for each product that has the page. */
function rowsOf(row: string, routes: readonly string[]): string[] {
  const [before = '', after] = row.split('*')
  if (after === undefined) return [row]
  const [path = '', anchor = ''] = after.split('#')
  const found = routes.filter(
    (route) =>
      route.startsWith(before) &&
      route.endsWith(path) &&
      !route.slice(before.length, -path.length).includes('/'),
  )
  return found.length === 0 ? [row] : found.map((route) => `${route}#${anchor}`)
}

/** Troubleshooting pages also show rows from guides. The section of such a row belongs to the guide. */
function rowOf(searched: readonly SearchedPage[], route: string, anchor: string) {
  const [, , product] = route.split('/')
  const rows = searched.flatMap(({ page, sections }) =>
    sections
      .filter(({ id }) => id === anchor)
      .flatMap(({ passages }) => passages)
      .flatMap((passage) => ({ page, text: rowText(passage) })),
  )
  const row =
    rows.find(({ page }) => page.route === route) ??
    rows.find(({ page }) => page.route.startsWith(`/docs/${product}/`))
  return row?.text ? { product: row.page.product, ...row.text } : undefined
}

/** Possible headers of the action column. The two columns to the left of it contain the symptom and the cause. */
const ACTION_COLUMNS: readonly string[] = ['What to do', 'Do this']

/**
 * The symptom, cause, and action of a table row. Null unless the row has text in its action cell and in at least two
 * cells to the left of it.
 */
export function rowText({ cells = [] }: Passage) {
  const place = cells.findIndex(({ column }) => ACTION_COLUMNS.includes(column))
  const [action, cause, symptom] = cells.slice(0, place + 1).reverse()
  if (action === undefined || cause === undefined || symptom === undefined) return null
  return {
    symptom: symptom.text,
    cause: cause.text === '–' ? null : cause.text,
    action: action.text,
  }
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
        vague: false,
        near: common.services.map(
          ({ basePath }) => `${verb} …${basePath}${path.replace(/\{\w+\}/g, '…')}`,
        ),
      })),
  )
}

function noRow(row: string): Problem {
  return {
    severity: 'error',
    file: KNOWN_OUTPUTS_SOURCE,
    field: 'row',
    found: row,
    expected:
      'the URL of a table row with a symptom, a cause, and then text in the column "What to do" or "Do this"',
  }
}
