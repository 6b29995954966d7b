import type { ArticleTag } from '../../compile/build-context'
import { CLIENT_URLS } from '../../content/api/api-files'
import { SAMPLE_PATTERNS } from '../../content/api/sample-patterns'
import { checkBlocks } from '../../content/checks/blocks/check-blocks'
import { checkValues, type PageValues } from '../../content/checks/blocks/check-values'
import { readCommandRules } from '../../content/checks/blocks/shell-block'
import type { SourceBlock } from '../../content/checks/blocks/source-block'
import { FEEDS, LICENSES_URL } from '../../content/pages/routes'
import {
  errorIn,
  formatProblem,
  messageOf,
  type Problem,
  ProblemError,
} from '../../content/problem'
import { filesBelow } from '../../content/project-files'
import { siteUrl } from '../../content/settings/base-path'
import { readPlaceholders } from '../../content/values/placeholders'
import { OFFLINE_COPY } from '../../site/constants'
import { OPENAPI_URLS } from '../openapi/document'
import { type ExportedPage, type HtmlTag, htmlFileOf } from '../pages/exported-pages'
import type { PageStore } from '../pages/page-store'
import { unusedPartials, warningsOf } from './check-output'
import { type ExportedSite, linkProblems } from './link-problems'

/** URLs of generated files that pages may link to. The check does not need a build, so the files may not exist yet. */
const GENERATED = [
  OFFLINE_COPY.url,
  ...Object.values(FEEDS).map(({ url }) => url),
  ...Object.values(OPENAPI_URLS),
  ...CLIENT_URLS,
  LICENSES_URL,
]

/**
 * Checks the source of all pages; needs no build. Finds:
 * - pages that do not compile
 * - broken links, anchors, and images
 * - unused partials
 * - code blocks that fail or do harm when pasted
 * - placeholders for which a form accepts harmful values
 */
export async function checkArticles(root: string, store: PageStore): Promise<Problem[]> {
  const { pages, files } = await store.pageMap()
  const faults: Problem[] = []
  const articles: ExportedPage[] = []
  const blocks: SourceBlock[] = []
  const values: PageValues[] = []
  for (const { route, file, frontMatter } of pages) {
    try {
      const { codeBlocks, tags } = await store.page(file)
      blocks.push(...codeBlocks)
      values.push({ blocks: codeBlocks, rules: valueRules(root, frontMatter.placeholders) })
      articles.push({ file: htmlFileOf(route), route, tags: tags.map(tagOf) })
    } catch (error) {
      faults.push(...faultsIn(file, error))
    }
  }
  const drafts = new Set(
    pages.flatMap(({ route, frontMatter }) => (frontMatter.status === 'draft' ? [route] : [])),
  )
  const site: ExportedSite = {
    pages: articles,
    files: new Set([
      ...[...files.keys()].filter((route) => !drafts.has(route)).map(htmlFileOf),
      ...filesBelow(root, 'public').map((file) => file.slice('public/'.length)),
      ...GENERATED.map((url) => url.slice(1)),
    ]),
    origin: new URL(siteUrl('/')).origin,
    // Links in source files have no base path: components add it when they render.
    basePath: '',
  }
  return unique([
    ...faults,
    ...(await checkBlocks(blocks, readCommandRules(root))),
    ...(await checkValues(values)),
    ...warningsOf(linkProblems(site), (route) => files.get(route)),
    ...unusedPartials(root),
  ])
}

function valueRules(root: string, set: string | undefined): PageValues['rules'] {
  if (set !== undefined) return readPlaceholders(root, set)
  return new Map(
    Object.entries(SAMPLE_PATTERNS).map(([name, pattern]) => [name, { pattern, example: 'a' }]),
  )
}

function tagOf({ name, attributes, place }: ArticleTag): HtmlTag {
  return { name, attributes: new Map(Object.entries(attributes)), content: '', place }
}

function faultsIn(file: string, error: unknown): readonly Problem[] {
  if (error instanceof ProblemError) return error.problems
  return errorIn(file, { advice: messageOf(error) }).problems
}

/** Removes duplicates, because an error in a partial is found once for every page that uses the partial. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
}
