import { createHash } from 'node:crypto'
import { methodRoute } from '../../content/api/anchors'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import type { Page } from '../../content/pages/page-map'
import { SEARCHED_TAGS } from '../../content/search/record-page'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { sharedSchemas } from '../openapi/document'
import { operation } from '../openapi/operation'
import type { JsonObject } from '../openapi/xml-schema'
import type { PageStore } from '../pages/page-store'
import { bundleProgram, pack } from '../programs/bundle-program'
import { readSearchedPages, readSearchWords, searchIndex } from '../search/search-index-file'
import { knownOutputs } from '../symptoms/known-outputs-file'
import { markdownSections } from './markdown-sections'

/** URL below the site's root. */
export const DOCS_SERVER_URL = '/capella-docs.mjs'

/** @returns text of the program */
export async function docsServerFile(
  root: string,
  store: PageStore,
  published: readonly Page[],
  api: StreamApi,
): Promise<string> {
  const data = await serverData(root, store, published, api)
  return bundleProgram(root, {
    contents: `import { runDocsServer } from './run'
await runDocsServer(${JSON.stringify(pack(JSON.stringify(data)))})`,
    folder: 'lib/output/context-server',
    summary: `An MCP server with ${data.title}, revision ${data.revision}, for code editors and AI assistants. Start the server with: node capella-docs.mjs`,
  })
}

/** Must be serializable as JSON, because the program file contains the data as JSON. */
export type ServerData = Awaited<ReturnType<typeof serverData>>

async function serverData(
  root: string,
  store: PageStore,
  published: readonly Page[],
  api: StreamApi,
) {
  const copies = []
  for (const { route, file, frontMatter } of published) {
    const { markdown, ...page } = await store.page(file)
    if (markdown === null) continue
    const { title, description } = frontMatter
    const sections = markdownSections(file, markdown, page)
    copies.push([route, { title, description, markdown, sections }] as const)
  }
  const content = {
    index: searchIndex(await readSearchedPages(store), readSearchWords(root)),
    pages: Object.fromEntries(copies),
    knownOutputs: await knownOutputs(root, store, api),
    methods: Object.fromEntries(
      api.methods.map((method) => [
        method.name,
        { route: methodRoute(method.name), schema: methodSchema(method, api) },
      ]),
    ),
  }
  const days = published.flatMap(({ frontMatter }) => frontMatter.updated ?? [])
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return {
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    url: siteUrl('/').replace(/\/$/, ''),
    /** Latest `updated` date of a page, and a hash of the content. */
    revision: `${days.sort().at(-1)} ${hash.slice(0, 8)}`,
    scope: { language: siteConfig.i18n.defaultLocale, tags: SEARCHED_TAGS },
    ...content,
  }
}

/** A method's request and responses in OpenAPI, with every shared schema that they refer to, even indirectly. */
function methodSchema(method: ApiMethod, api: StreamApi): JsonObject {
  const shared = sharedSchemas(api)
  const { requestBody = null, responses = null } = operation(method, api, [], shared)
  const schemas: Record<string, JsonObject> = {}
  const collect = (schema: unknown) => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      const found = shared[name]
      if (found === undefined || schemas[name] !== undefined) continue
      schemas[name] = found
      collect(found)
    }
  }
  collect([requestBody, responses])
  return { requestBody, responses, components: { schemas } }
}
