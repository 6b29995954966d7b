import type { CompiledPage } from '../../compile/compile-page'
import type { PageNavigation } from '../../content/navigation/navigation'
import { PAGE_SAVED_EVENT } from '../../content/pages/addresses'
import { routeOfFile } from '../../content/pages/routes'

export type PageModuleOptions = {
  /** Path below the project. */
  readonly file: string
  readonly navigation: PageNavigation
  /**
   * Whether the page shows what its writer saves, without being loaded anew. Its article is in the module then; a build
   * puts it into the exported document, where the reader's browser finds it: see `finish-pages.ts`.
   */
  readonly isPreview: boolean
}

/**
 * The frame of a page asks Nextra for the page's module each time it renders. Where the navigation has changed, the page
 * is loaded anew, because React leaves the lists of the sidebar as they came.
 */
function showWhatIsSaved(navigation: PageNavigation): string {
  return `const hot = import.meta.webpackHot
const place = JSON.stringify(${JSON.stringify(navigation)})
hot?.accept()
hot?.dispose((data) => Object.assign(data, { place }))
if (hot?.data?.place === place) dispatchEvent(new Event('${PAGE_SAVED_EVENT}'))
else if (hot?.data) location.reload()
`
}

/**
 * The module of a page. It hands the page to Nextra as the loader of Nextra 3.3.1 does, but with the navigation of the
 * page's own branch instead of the whole page map. The article is printed already: bundlers never see it in a build.
 */
export function pageModule(
  { code, html, toc, readingMinutes }: CompiledPage,
  { file, navigation, isPreview }: PageModuleOptions,
): string {
  const article = { html: isPreview ? html : null, toc }
  return `import { useMDXComponents } from 'nextra/mdx'
import { HOC_MDXWrapper } from 'nextra/setup-page'
${code}
function ArticlePage() {
  const { Article } = useMDXComponents()
  return <Article {...${JSON.stringify(article)}} />
}
export default HOC_MDXWrapper(
  ${html === null ? 'MDXLayout' : 'ArticlePage'},
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
${isPreview ? showWhatIsSaved(navigation) : ''}`
}
