import type { PluggableList, Processor } from 'unified'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { remarkApi } from './api/remark-api'
import { rehypeHeadings, remarkHeadingIds } from './article/headings'
import { rehypeArticle } from './article/rehype-article'
import { rehypeImages } from './article/rehype-images'
import { rehypeLinks } from './article/rehype-links'
import { rehypeTables } from './article/rehype-tables'
import { remarkDiagrams } from './article/remark-diagrams'
import { remarkChildCards, remarkTutorialIndex } from './article/remark-index-pages'
import { remarkPartials } from './article/remark-partials'
import { remarkStyleSheets } from './article/remark-style-sheets'
import type { BuildContext } from './build-context'
import { rehypeCodeBlocks } from './code/rehype-code-blocks'
import { remarkCodeBlocks } from './code/remark-code-blocks'
import { rehypeMarkdown, remarkMarkdown } from './markdown/article-markdown'
import { rehypePage } from './page/rehype-page'
import { remarkCode, remarkPage } from './page/remark-page'
import { remarkPageData } from './page/remark-page-data'
import { remarkPorts } from './ports/remark-ports'
import { remarkOpenPoints } from './questions/remark-open-points'
import { remarkReleaseMentions } from './releases/remark-release-mentions'
import { remarkReleases } from './releases/remark-releases'
import { rehypeSearchRecords } from './search/rehype-search-records'
import { remarkSpecification } from './specification/remark-specification'
import { rehypeSteps } from './steps/rehype-steps'
import { remarkSeenMarks } from './troubleshooting/collect-symptoms'
import { remarkTroubleshooting } from './troubleshooting/remark-troubleshooting'
import { remarkUiDrawings } from './ui-drawings/remark-ui-drawings'
import { rehypeValues } from './values/rehype-values'

type MdxPlugins = {
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
}

/**
 * The compile steps of a page, in order: options of Nextra's loader. Markdown steps run before Nextra gives headings their
 * ids; the last HTML step leaves the page as its loader takes it.
 */
export function mdxPlugins(context: BuildContext): MdxPlugins {
  return {
    remarkPlugins: [
      [remarkPage, context],
      ...unlessCached([
        [remarkPartials, context],
        remarkSeenMarks,
        remarkCode,
        remarkStyleSheets,
        [remarkApi, context],
        [remarkSpecification, context],
        [remarkPorts, context],
        [remarkDiagrams, context],
        [remarkUiDrawings, context],
        [remarkChildCards, context],
        [remarkTutorialIndex, context],
        [remarkTroubleshooting, context],
        [remarkOpenPoints, context],
        [remarkReleases, context],
        [remarkReleaseMentions, context],
        remarkCodeBlocks,
        remarkHeadingIds,
        remarkMarkdown,
      ]),
      [remarkPageData, context],
    ],
    rehypePlugins: [
      ...unlessCached([
        [rehypeValues, context],
        rehypeSearchRecords,
        rehypeMarkdown,
        rehypeTables,
        rehypeHeadings,
        rehypeSteps,
        rehypeCodeBlocks,
        [rehypeImages, context],
        [rehypeLinks, context.basePath],
        rehypeArticle,
      ]),
      [rehypePage, context],
    ],
  }
}

/** The same steps, which pass by a page that is kept. */
function unlessCached(steps: PluggableList): PluggableList {
  return steps.map((step) => {
    const [plugin, ...options] = Array.isArray(step) ? step : [step]
    return function (this: Processor) {
      const run: unknown = Reflect.apply(Object(plugin), this, options)
      return (tree: Node, file: VFile) =>
        file.data.cached === undefined
          ? Reflect.apply(Object(run), undefined, [tree, file])
          : undefined
    }
  })
}
