import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { SECTION_IDS } from '../../content/api/anchors'
import { nearestRoutes } from '../../content/navigation/nearest-routes'
import { pathnameOfRoute } from '../../content/pages/routes'
import { PRODUCTS } from '../../content/search/search-record'
import { MOST_CHARACTERS, matchOutput, type OutputMatch } from '../../content/symptoms/match-output'
import { SearchEngine } from '../../search/engine/search-engine'
import { type Hit, plainText } from '../../search/hit'
import { SEARCH_RESULTS } from '../../site/constants'
import { queryOf } from './long-query'
import type { ServerData } from './server-data'

/** Programs read more of a passage than people in a list. */
const SNIPPET_WORDS = 40
/** Characters of a name or a URL that is not known. */
const MOST_NAME = 200
/** No tool writes or sends anything. */
const READ_ONLY = { readOnlyHint: true, openWorldHint: false }
/** Scheme of the resources: the site itself may be out of reach. */
const SCHEME = 'capella-docs:'

/** The documentation for editors and assistants, by the Model Context Protocol. */
export function createDocsServer(data: ServerData): McpServer {
  const { title, tagline, revision, url: site, pages, methods } = data
  const engine = new SearchEngine(data.index, data.scope)
  const server = new McpServer(
    { name: 'capella-docs', title, version: revision },
    {
      instructions: `${title}, revision ${revision}. ${tagline} With an error or a log, diagnose it. Else search first, then read the section that a result names.`,
    },
  )

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds sections of ${title} by words, an error message, a name of a setting or a call. Gives their URLs.`,
      annotations: READ_ONLY,
      inputSchema: {
        query: z.string().trim().min(1).max(MOST_CHARACTERS),
        product: z.enum(PRODUCTS).optional().describe('Only this product'),
        page: z.number().int().min(1).default(1).describe('Page of results'),
      },
    },
    ({ query, product = null, page }) => {
      const searched = queryOf(query, engine)
      const { hits, total, suggestions } = engine.search({
        query: searched,
        product,
        page: page - 1,
        hitsPerPage: SEARCH_RESULTS.perPage,
        snippetWords: SNIPPET_WORDS,
      })
      const words = searched === query ? [] : [`Searched for: ${searched}`]
      const tries = suggestions.length === 0 ? [] : [`Try: ${suggestions.join(', ')}`]
      return text([
        `Results: ${total}`,
        ...words,
        ...tries,
        ...hits.map((hit) => printHit(hit, site)),
      ])
    },
  )

  server.registerTool(
    'diagnose',
    {
      title: 'Explain an error or a log',
      description:
        'Recognizes errors in what a program printed, as the field on the Troubleshooting pages does. Gives cause, remedy, and URL of each, the best first.',
      annotations: READ_ONLY,
      inputSchema: {
        text: z.string().trim().min(1).max(MOST_CHARACTERS).describe('The output, with all lines'),
        product: z.enum(PRODUCTS).optional().describe('The product that it is about'),
      },
    },
    ({ text: output, product = null }) => {
      const matches = matchOutput(output, data.knownOutputs, product)
      if (matches.length > 0) return text(matches.map((match) => printMatch(match, site)))
      return text(['No known error found. Search for its words, and send the log to support.'])
    },
  )

  server.registerTool(
    'read',
    {
      title: 'Read a page or a section',
      description: `Gives a page of ${title}, or the section that an anchor names, as Markdown.`,
      annotations: READ_ONLY,
      inputSchema: {
        page: z
          .string()
          .max(2000)
          .describe('URL or path, such as /docs/Stream/API/Introduction#first-call'),
      },
    },
    ({ page }) => text([readPage(data, page)]),
  )

  const names = Object.keys(methods)
  server.registerTool(
    'method',
    {
      title: 'Look up an API method',
      description: 'Gives parameters, statuses, schema, and sample of a call of the Stream API.',
      annotations: READ_ONLY,
      inputSchema: {
        name: z
          .string()
          .max(MOST_NAME)
          .describe(`One of ${names.join(', ')}`),
      },
    },
    ({ name }) => {
      const found = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
      const method = found === undefined ? undefined : methods[found]
      if (method === undefined)
        throw new Error(`name: found "${name}", expected one of ${names.join(', ')}`)
      const { endpoint, parameters, responses } = SECTION_IDS
      const parts = [endpoint, parameters, responses]
        .filter((id) => pages[method.route]?.sections[id] !== undefined)
        .map((id) => readPage(data, `${method.route}#${id}`))
      const schema = JSON.stringify(method.schema, null, 1)
      return text([...parts, `## Schema`, schema])
    },
  )

  for (const [route, { title: name, description, markdown }] of Object.entries(pages)) {
    const uri = `${SCHEME}${route}`
    const mimeType = 'text/markdown'
    const about = { title: name, description, mimeType }
    server.registerResource(route, uri, about, () => ({
      contents: [{ uri, mimeType, text: markdown }],
    }))
  }
  return server
}

/** @throws if the page or section does not exist */
function readPage({ pages, url: site }: ServerData, url: string): string {
  const [path = '', anchor = ''] = url.trim().replace(site, '').replace(SCHEME, '').split('#')
  const route = pathnameOfRoute(path.replace(/\.(?:md|html)$/, ''))
  const page = own(pages, route)
  if (page === undefined)
    throw new Error(
      `page: found no "${route.slice(0, MOST_NAME)}", expected a URL that search gives${nearestPages(pages, route)}`,
    )
  if (anchor === '') return page.markdown
  const range = own(page.sections, anchor)
  if (range === undefined)
    throw new Error(
      `page: found no "#${anchor}" there, expected one of ${Object.keys(page.sections).join(', ')}`,
    )
  return page.markdown.slice(...range).trimEnd()
}

function nearestPages(pages: ServerData['pages'], route: string): string {
  const routes = Object.entries(pages).map(([path, { title }]) => ({ path, title }))
  const nearest = nearestRoutes(route, routes, SEARCH_RESULTS.mostSuggestions)
  return nearest.length === 0 ? '' : `, such as ${nearest.map(({ path }) => path).join(', ')}`
}

/** A value of a record by a name that a program gave. */
function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function printHit({ url, page, headings, snippet }: Hit, site: string): string {
  const trail = [page.title, ...headings].map(plainText).join(' › ')
  return `${trail}\n${site}${url}\n${plainText(snippet)}`.trimEnd()
}

function printMatch({ known, line }: OutputMatch, site: string): string {
  const cause = known.cause === null ? [] : [`Cause: ${known.cause}`]
  return [
    `${known.page} › ${known.symptom}`,
    `${site}${known.url}`,
    `Line: ${line}`,
    ...cause,
    `What to do: ${known.action}`,
  ].join('\n')
}

function text(parts: readonly string[]) {
  return { content: [{ type: 'text' as const, text: parts.join('\n\n') }] }
}
