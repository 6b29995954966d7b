import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { SECTION_IDS } from '../../content/api/anchors'
import { nearestRoutes } from '../../content/navigation/nearest-routes'
import { pathnameOfRoute } from '../../content/pages/routes'
import { PRODUCTS } from '../../content/search/search-record'
import { MAX_CHARACTERS, matchOutput, type OutputMatch } from '../../content/symptoms/match-output'
import { SearchEngine } from '../../search/engine/search-engine'
import { type Hit, plainText } from '../../search/search-client'
import { SEARCH_RESULTS } from '../../site/constants'
import { queryOf } from './long-query'
import type { ServerData } from './server-file'

/** More words than in the search modal, because assistants use the whole snippet. */
const SNIPPET_WORDS = 40
/** Maximum length of a method name in a request, and of an unknown route in an error message. */
const MAX_NAME_LENGTH = 200
/** Annotations for every tool, because no tool writes or sends anything. */
const READ_ONLY = { readOnlyHint: true, openWorldHint: false }
/** Scheme of the resources' URIs. It is not `https:`, because the site itself may be unreachable. */
const SCHEME = 'capella-docs:'

export function createDocsServer(data: ServerData): McpServer {
  const { title, tagline, revision, url: site, pages, methods } = data
  const engine = new SearchEngine(data.index, data.scope)
  const server = new McpServer(
    { name: 'capella-docs', title, version: revision },
    {
      instructions: `${title}, revision ${revision}. ${tagline} For an error or a log, call diagnose. Otherwise search first, then read the section that a result names.`,
    },
  )

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds sections of ${title}. Search for words, error messages, settings, or API calls. Returns the URLs of the sections.`,
      annotations: READ_ONLY,
      inputSchema: {
        query: z.string().trim().min(1).max(MAX_CHARACTERS),
        product: z.enum(PRODUCTS).optional().describe('Search only this product'),
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
      return text([
        `Results: ${total}`,
        ...(searched === query ? [] : [`Searched for: ${searched}`]),
        ...(suggestions.length === 0 ? [] : [`Try: ${suggestions.join(', ')}`]),
        ...hits.map((hit) => formatHit(hit, site)),
      ])
    },
  )

  server.registerTool(
    'diagnose',
    {
      title: 'Explain an error or a log',
      description:
        'Recognizes known errors in the output of a program. Returns the cause, the solution, and the URL of each error, best match first.',
      annotations: READ_ONLY,
      inputSchema: {
        text: z.string().trim().min(1).max(MAX_CHARACTERS).describe('The complete output'),
        product: z.enum(PRODUCTS).optional().describe('The product that the output comes from'),
      },
    },
    ({ text: output, product = null }) => {
      const matches = matchOutput(output, data.knownOutputs, product)
      return matches.length > 0
        ? text(matches.map((match) => formatMatch(match, site)))
        : text([
            'No known error found. Search for words from the output, or send the log to support.',
          ])
    },
  )

  server.registerTool(
    'read',
    {
      title: 'Read a page or a section',
      description: `Returns a page of ${title} as Markdown. For a URL with an anchor, returns only the section that contains the anchor.`,
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
      description: 'Returns the endpoint, parameters, statuses, and schema of a Stream API method.',
      annotations: READ_ONLY,
      inputSchema: {
        name: z
          .string()
          .max(MAX_NAME_LENGTH)
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
      return text([...parts, '## Schema', JSON.stringify(method.schema, null, 1)])
    },
  )

  const mimeType = 'text/markdown'
  for (const [route, { title, description, markdown }] of Object.entries(pages)) {
    const uri = `${SCHEME}${route}`
    server.registerResource(route, uri, { title, description, mimeType }, () => ({
      contents: [{ uri, mimeType, text: markdown }],
    }))
  }
  return server
}

/**
 * Returns the Markdown of a page or, if the URL has an anchor, of one section.
 * @param url public URL, URI of a resource, or path
 * @throws if the page or section does not exist
 */
function readPage({ pages, url: site }: ServerData, url: string): string {
  const [path = '', anchor = ''] = url.trim().replace(site, '').replace(SCHEME, '').split('#')
  const route = pathnameOfRoute(path.replace(/\.(?:md|html)$/, ''))
  const page = lookUp(pages, route)
  if (page === undefined)
    throw new Error(
      `page: found "${route.slice(0, MAX_NAME_LENGTH)}", expected the URL of a page${nearestPages(pages, route)}. To find pages, call search.`,
    )
  if (anchor === '') return page.markdown
  const range = lookUp(page.sections, anchor)
  if (range === undefined) {
    const anchors = Object.keys(page.sections).map((id) => `#${id}`)
    const expected = anchors.length === 0 ? 'no anchor' : `one of ${anchors.join(', ')}`
    throw new Error(`page: found "#${anchor}" on ${route}, expected ${expected}`)
  }
  return page.markdown.slice(...range).trimEnd()
}

function nearestPages(pages: ServerData['pages'], route: string): string {
  const routes = Object.entries(pages).map(([path, { title }]) => ({ path, title }))
  const nearest = nearestRoutes(route, routes, SEARCH_RESULTS.maxSuggestions)
  return nearest.length === 0 ? '' : `, such as ${nearest.map(({ path }) => path).join(', ')}`
}

/** Looks up an untrusted name. Ignores inherited properties, such as `constructor`. */
function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function formatHit({ url, page, headings, snippet }: Hit, site: string): string {
  const trail = [page.title, ...headings].map(plainText).join(' › ')
  return `${trail}\n${site}${url}\n${plainText(snippet)}`.trimEnd()
}

function formatMatch({ known, line }: OutputMatch, site: string): string {
  return [
    `${known.page} › ${known.symptom}`,
    `${site}${known.url}`,
    `Line: ${line}`,
    ...(known.cause === null ? [] : [`Cause: ${known.cause}`]),
    `What to do: ${known.action}`,
  ].join('\n')
}

function text(parts: readonly string[]) {
  return { content: [{ type: 'text' as const, text: parts.join('\n\n') }] }
}
