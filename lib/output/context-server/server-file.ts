import type { StreamApi } from '../../content/api/schema'
import type { Page } from '../../content/pages/page-map'
import type { PageStore } from '../pages/page-store'
import { bundleProgram, pack } from '../programs/bundle-program'
import { serverData } from './server-data'

/** URL below the site's root. */
export const DOCS_SERVER_URL = '/capella-docs.mjs'

export async function docsServerFile(
  root: string,
  store: PageStore,
  published: readonly Page[],
  api: StreamApi,
): Promise<Map<string, string>> {
  const data = await serverData(root, store, published, api)
  const program = await bundleProgram(root, {
    contents: `import { runDocsServer } from './run'
await runDocsServer(${JSON.stringify(pack(JSON.stringify(data)))})`,
    folder: 'lib/output/context-server',
    summary: `An MCP server with ${data.title}, revision ${data.revision}, for code editors and AI assistants. Start the server with: node capella-docs.mjs`,
  })
  return new Map([[DOCS_SERVER_URL, program]])
}
