import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Project } from '../../compile/project'
import { CLIENT_URLS, clientFiles } from '../../content/api/api-files'
import { readStreamApi } from '../../content/api/read-stream-api'
import { sectionItems } from '../../content/navigation/navigation'
import { flattenPageMap, type PageMapNode } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import {
  FEEDS,
  KNOWN_OUTPUTS_FILE,
  LICENSES_URL,
  markdownFile,
  sectionFile,
} from '../../content/pages/routes'
import { listFiles } from '../../content/project-files'
import { readOpenQuestions } from '../../content/questions/open-questions'
import { effectiveBasePath } from '../../content/settings/base-path'
import { readHostedSearch } from '../../search/hosted/settings'
import { discoveryFiles } from '../discovery/discovery-files'
import { releaseFeeds } from '../feeds/release-feeds'
import { hostFiles, redirectPages, redirectsOf } from '../host/host-files'
import { OPENAPI_URL, openApiFile } from '../openapi/document'
import { pagesWithLateScripts } from '../pages/late-scripts'
import { searchIndexFiles } from '../search/search-index-file'
import { knownOutputs } from '../symptoms/known-outputs-file'

export type Target = {
  /** Folder for the outputs: `out/` in a build, `PREVIEW_FOLDER` in a preview. */
  readonly folder: string
  /** The Content-Security-Policy of the pages; empty in a preview. */
  readonly policy: string
}

/** Content by URL below the site's root. */
type Files = ReadonlyMap<string, string | Uint8Array>

/** Files that a build adds to Next's export, or changes in the export. */
export type Output = {
  readonly name: string
  readonly isInPreview?: true
  /** URLs of files that pages may link to. */
  readonly linkedUrls?: readonly string[]
  create(project: Project, target: Target): Files | Promise<Files>
}

/** In the order in which they are written. Among the outputs of a preview, the slowest come last. */
export const OUTPUTS: readonly Output[] = [
  {
    name: 'sidebar sections',
    isInPreview: true,
    create: async (project) => sectionFiles(await project.pageMap()),
  },
  {
    name: 'API descriptions',
    isInPreview: true,
    linkedUrls: [OPENAPI_URL, ...CLIENT_URLS],
    create({ root }) {
      const api = readStreamApi(root)
      const description = openApiFile(api, readOpenQuestions(root))
      return new Map([[OPENAPI_URL, description], ...clientFiles(root, api)])
    },
  },
  {
    name: 'feeds',
    isInPreview: true,
    linkedUrls: Object.values(FEEDS).map(({ url }) => url),
    create: async (project) => releaseFeeds(project.root, await project.pageMap()),
  },
  {
    name: 'search index and known outputs',
    isInPreview: true,
    async create(project) {
      const known = await knownOutputs(project, readStreamApi(project.root))
      const index = readHostedSearch() === null ? await searchIndexFiles(project, known) : []
      return new Map([...index, [KNOWN_OUTPUTS_FILE, JSON.stringify(known)]])
    },
  },
  { name: 'Markdown copies', create: markdownCopies },
  {
    name: 'discovery files',
    async create(project) {
      const { nodes, published } = await project.pageMap()
      return discoveryFiles(nodes, published, readStreamApi(project.root).common.forPrograms)
    },
  },
  {
    name: 'licenses',
    linkedUrls: [LICENSES_URL],
    create: ({ root }) =>
      new Map([[LICENSES_URL, readFileSync(path.join(root, '.next', LICENSES_URL))]]),
  },
  {
    name: 'late start of scripts',
    create: (_project, { folder }) => pagesWithLateScripts(folder),
  },
  {
    name: 'redirect pages',
    create: async (project) => redirectPages(redirectsOf((await project.pageMap()).published)),
  },
  {
    name: 'host files',
    create: async (project, { folder, policy }) =>
      hostFiles({
        files: listFiles(folder),
        policy,
        basePath: effectiveBasePath,
        redirects: redirectsOf((await project.pageMap()).published),
      }),
  },
]

/** URLs of all files that outputs add and pages may link to. */
export const LINKED_URLS = OUTPUTS.flatMap(({ linkedUrls = [] }) => linkedUrls)

export async function writeOutput(output: Output, project: Project, target: Target): Promise<void> {
  for (const [url, content] of await output.create(project, target)) {
    const file = path.join(target.folder, url)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Files that browsers load when a reader opens a closed section of the sidebar. */
function sectionFiles({ nodes }: PageMapReading): Files {
  const sections = flattenPageMap(nodes).filter(({ children }) => children.length > 0)
  const contentOf = (node: PageMapNode) => JSON.stringify(sectionItems(node))
  return new Map(sections.map((node) => [sectionFile(node.route), contentOf(node)]))
}

async function markdownCopies(project: Project): Promise<Files> {
  const files = new Map<string, string>()
  for (const { route, file } of (await project.pageMap()).published) {
    const { markdown } = await project.page(file)
    if (markdown !== null) files.set(markdownFile(route), markdown)
  }
  return files
}
