import type { PluggableList } from 'unified'
import { remarkApi } from './api/remark-api'
import { rehypeHeadings, remarkHeadingIds } from './article/headings'
import { rehypeBreaks } from './article/rehype-breaks'
import { rehypeImages } from './article/rehype-images'
import { rehypeTables } from './article/rehype-tables'
import { rehypeTasks } from './article/rehype-tasks'
import { remarkComponents } from './article/remark-components'
import { remarkDiagrams } from './article/remark-diagrams'
import { remarkDialects, remarkSyntax } from './article/remark-dialects'
import { remarkExpressions } from './article/remark-expressions'
import { remarkChildCards, remarkTutorialIndex } from './article/remark-index-pages'
import { remarkPartials } from './article/remark-partials'
import { remarkWindows } from './article/remark-windows'
import type { BuildContext } from './build-context'
import { rehypeCodeBlocks } from './code/rehype-code-blocks'
import { remarkCodeBlocks } from './code/remark-code-blocks'
import { remarkLifeCycles } from './life-cycles/remark-life-cycles'
import { rehypeMarkdown, remarkMarkdown } from './markdown/article-markdown'
import { rehypePage } from './page/rehype-page'
import { rehypeSections } from './page/rehype-sections'
import { remarkPage, remarkPageData } from './page/remark-page'
import { remarkPorts } from './ports/remark-ports'
import { remarkOpenPoints } from './questions/remark-open-points'
import { remarkReleaseMentions } from './releases/remark-release-mentions'
import { remarkReleases } from './releases/remark-releases'
import { rehypeSearchRecords } from './search/rehype-search-records'
import { remarkSpecification } from './specification/remark-specification'
import { rehypeSteps } from './steps/rehype-steps'
import { remarkTroubleshooting } from './troubleshooting/remark-troubleshooting'
import { remarkRowAnchors } from './troubleshooting/row-anchors'
import { rehypeValues } from './values/rehype-values'

type MdxPlugins = {
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
}

/**
 * The compile steps for a page, in order. Nextra gives headings their ids after our remark steps and before our rehype
 * steps.
 */
export function mdxPlugins(context: BuildContext): MdxPlugins {
  return {
    remarkPlugins: [
      remarkSyntax,
      [remarkPage, context],
      [remarkPartials, context],
      [remarkExpressions, context],
      remarkRowAnchors,
      remarkComponents,
      remarkDialects,
      [remarkApi, context],
      [remarkSpecification, context],
      [remarkPorts, context],
      [remarkLifeCycles, context],
      [remarkDiagrams, context],
      remarkWindows,
      [remarkChildCards, context],
      [remarkTutorialIndex, context],
      [remarkTroubleshooting, context],
      [remarkOpenPoints, context],
      [remarkReleases, context],
      [remarkReleaseMentions, context],
      remarkCodeBlocks,
      remarkHeadingIds,
      remarkMarkdown,
      [remarkPageData, context],
    ],
    rehypePlugins: [
      [rehypeValues, context],
      rehypeSearchRecords,
      rehypeMarkdown,
      rehypeTables,
      rehypeTasks,
      rehypeHeadings,
      rehypeSteps,
      rehypeCodeBlocks,
      rehypeBreaks,
      [rehypeImages, context],
      rehypeSections,
      [rehypePage, context],
    ],
  }
}
