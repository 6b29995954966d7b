import type { CompiledPage } from '../../compile/compile-page'
import type { PageNavigation } from '../../content/navigation/navigation'
import { routeOfFile } from '../../content/pages/routes'

export type PageModuleOptions = {
  /** Path below the project. */
  readonly file: string
  readonly navigation: PageNavigation
  /** False for readers' browsers: there the article stands in the document already, see `article-html.ts`. */
  readonly hasArticle: boolean
}

/**
 * The module of a page, which hands its parts to Nextra as Nextra 3.3.1's own loader does, with two differences: the
 * navigation of the page's branch instead of the whole page map, and the article beside the code instead of in it.
 */
export function pageModule(
  { code, html, toc, readingMinutes }: CompiledPage,
  { file, navigation, hasArticle }: PageModuleOptions,
): string {
  return `import { HOC_MDXWrapper } from 'nextra/setup-page'
${code}
const article = ${JSON.stringify({ html: hasArticle ? html : null, toc })}
export default HOC_MDXWrapper(
  MDXLayout,
  ${JSON.stringify(routeOfFile(file))},
  {
    filePath: ${JSON.stringify(file)},
    readingTime: { minutes: ${readingMinutes} },
    navigation: ${JSON.stringify(navigation)},
    frontMatter,
    title
  },
  useTOC
)
`
}
