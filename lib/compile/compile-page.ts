import path from 'node:path'
import type { VFile } from 'vfile'
import { routeOfFile } from '../content/pages/routes'
import type { TocEntry } from '../content/pages/toc'
import { ProblemError } from '../content/problem'
import { readText } from '../content/read-text'
import type { SearchRecord } from '../content/search/search-record'
import type { BuildContext } from './build-context'
import { mdxPlugins } from './plugins'

/** What a page becomes; every output of the site is made from these. */
export type CompiledPage = {
  /** Nextra's code of the page: its imports, `frontMatter`, `title` and `useTOC`; all of an app page. */
  readonly code: string
  readonly readingMinutes: number
  /** The body as readers get it; null for an app page, which is printed by its own components. */
  readonly html: string | null
  /** Headings, those of steps marked as such. */
  readonly toc: readonly TocEntry[]
  /** None for pages that are not searched. */
  readonly records: readonly SearchRecord[]
  /** The page for programs and other documents; null for an app page. */
  readonly markdown: string | null
}

/**
 * Compiles a page: Nextra's steps and ours.
 * @param file path below the project
 * @param dependencies takes the files that the page is made from beside its own, those of a page with a fault too
 * @throws the first fault in the page, with file and line
 */
export async function compilePage(
  context: BuildContext,
  file: string,
  dependencies: Set<string> = new Set(),
): Promise<CompiledPage> {
  const { compileMdx } = await import('nextra/compile')
  const { remarkPlugins, rehypePlugins } = mdxPlugins(context)
  const { pages, problems } = await context.pageMap()
  const known = pages.find((page) => page.file === file)
  const problem = problems.find((found) => found.severity === 'error' && found.file === file)
  // Where its front matter is wrong, all else that is wrong may follow from that.
  if (known === undefined && problem !== undefined) throw new ProblemError([problem])
  let data: VFile['data'] = {}
  const collect = () => (_: unknown, page: VFile) => {
    page.data.page = known
    page.data.dependencies = dependencies
    data = page.data
  }
  const { result, readingTime } = await compileMdx(readText(path.join(context.root, file)), {
    mdxOptions: {
      jsx: true,
      outputFormat: 'program',
      format: 'detect',
      remarkPlugins: [collect, ...remarkPlugins],
      rehypePlugins,
    },
    codeHighlight: false,
    readingTime: true,
    search: false,
    staticImage: false,
    // Relative, so that no output can hold the folder it was made in.
    filePath: file,
    route: routeOfFile(file),
    useCachedCompiler: false,
  })
  const { article, records = [], markdown = null } = data
  return {
    code: result,
    readingMinutes: readingTime?.minutes ?? 0,
    html: article?.html ?? null,
    toc: article?.toc ?? [],
    records,
    markdown,
  }
}
