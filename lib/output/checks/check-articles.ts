import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ArticleTag } from '../../compile/article/article-tags'
import { syntaxError } from '../../compile/content-error'
import { CLIENT_URLS } from '../../content/api/client-files'
import { checkBlocks } from '../../content/checks/blocks/check-blocks'
import type { SourceBlock } from '../../content/checks/blocks/source-block'
import { readMovedAnchors } from '../../content/navigation/moved-anchors'
import { FEEDS } from '../../content/pages/page-feeds'
import { type Problem, ProblemError, printProblem } from '../../content/problem'
import { listFiles } from '../../content/project-files'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'
import { OFFLINE_COPY } from '../../site/constants'
import { OPENAPI_URLS } from '../openapi/document'
import { type ExportedPage, htmlFileOf } from '../pages/exported-pages'
import type { HtmlTag } from '../pages/html-tags'
import type { PageStore } from '../pages/page-store'
import { STAND_IN_URL } from '../stand-in/stand-in-file'
import { XSD_URL } from '../xsd/schema-document'
import { linkProblems, movedAnchorProblems } from './link-problems'
import type { ExportedSite } from './output-problem'
import { pageProblems } from './page-problems'
import { sourceProblems } from './source-problems'
import { locateProblems, readSources } from './sources'

/** URLs that a build writes and pages link to. */
const GENERATED = [
  OFFLINE_COPY.url,
  ...Object.values(FEEDS).map(({ url }) => url),
  ...Object.values(OPENAPI_URLS),
  XSD_URL,
  ...CLIENT_URLS,
  STAND_IN_URL,
]

/**
 * Finds without a build what is wrong in the text of pages: faults that stop their compilation, broken links and
 * anchors, ids that stand twice, images, partials that nothing uses, code blocks that fail or harm when pasted.
 */
export async function checkArticles(root: string, store: PageStore): Promise<Problem[]> {
  const { pages, files } = await store.pageMap()
  const sources = readSources(root)
  const drafts = new Set(
    pages.flatMap(({ route, frontMatter }) => (frontMatter.status === 'draft' ? [route] : [])),
  )
  const faults: Problem[] = []
  const articles = new Map<string, ExportedPage>()
  const blocks = new Map<string, readonly SourceBlock[]>()
  const compile = async (route: string, file: string) => {
    const tags = await store.page(file).then(
      (page) => {
        blocks.set(route, page.codeBlocks)
        return page.tags
      },
      (error: unknown) => {
        faults.push(...faultsIn(file, error))
        return null
      },
    )
    if (tags !== null)
      articles.set(route, { file: htmlFileOf(route), route, tags: tags.map(tagOf) })
  }
  for (const { route, file } of pages) await compile(route, file)
  const inBlocks = await checkBlocks([...blocks.values()])
  const site: ExportedSite = {
    pages: [...articles.values()],
    files: new Set([
      ...[...files.keys()].filter((route) => !drafts.has(route)).map(htmlFileOf),
      ...(existsSync(path.join(root, 'public')) ? listFiles(path.join(root, 'public')) : []),
      ...GENERATED.map((url) => url.slice(1)),
    ]),
    sizeOf: (file) =>
      statSync(path.join(root, 'public', file), { throwIfNoEntry: false })?.size ?? 0,
    origin: new URL(siteUrl('/')).origin,
    // Components put it before links.
    basePath: '',
    otherPaths: siteConfig.docs.otherVersions.map(({ path: other }) => other),
  }
  const findings = [
    ...linkProblems(site),
    ...pageProblems(site),
    ...movedAnchorProblems(site, movedAnchors(root)),
  ]
  const fileOf = (route: string) => files.get(route)
  return unique([
    ...faults,
    ...inBlocks,
    ...locateProblems(findings, sources, fileOf),
    ...sourceProblems(sources),
  ])
}

function tagOf({ name, attributes }: ArticleTag): HtmlTag {
  return { name, attributes: new Map(Object.entries(attributes)), content: '' }
}

/** None when the files have errors: `checkContent` reports those. */
function movedAnchors(root: string) {
  try {
    return readMovedAnchors(root)
  } catch {
    return {}
  }
}

function faultsIn(file: string, error: unknown): readonly Problem[] {
  return (error instanceof ProblemError ? error : syntaxError(file, error)).problems
}

/** A fault of a partial stops each page that uses it. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [printProblem(problem), problem])).values()]
}
