import type { PluggableList } from 'unified'
import type { BuildContext } from './build-context'
import { rehypeArticle } from './rehype-article'
import { rehypeCodeBlocks } from './rehype-code-blocks'
import { rehypeHeadings } from './rehype-headings'
import { rehypeImages } from './rehype-images'
import { rehypeLinks } from './rehype-links'
import { rehypeMarkdown } from './rehype-markdown'
import { rehypeSearchRecords } from './rehype-search-records'
import { rehypeSteps } from './rehype-steps'
import { rehypeTables } from './rehype-tables'
import { rehypeValues } from './rehype-values'
import { remarkApi } from './remark-api'
import { remarkChildCards } from './remark-child-cards'
import { remarkDiagrams } from './remark-diagrams'
import { remarkPartials } from './remark-partials'
import { remarkReleaseMentions } from './remark-release-mentions'
import { remarkReleases } from './remark-releases'
import { remarkSpecification } from './remark-specification'
import { remarkStyleSheets } from './remark-style-sheets'
import { remarkTutorialIndex } from './remark-tutorial-index'

type MdxPlugins = {
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
}

/**
 * The compile steps of a page, in order. Markdown steps run before Nextra gives headings their ids; the last HTML step
 * prints the page.
 */
export function mdxPlugins(context: BuildContext): MdxPlugins {
  return {
    remarkPlugins: [
      [remarkPartials, context],
      [remarkStyleSheets, context],
      [remarkApi, context],
      [remarkSpecification, context],
      [remarkDiagrams, context],
      [remarkChildCards, context],
      [remarkTutorialIndex, context],
      [remarkReleases, context],
      [remarkReleaseMentions, context],
    ],
    rehypePlugins: [
      [rehypeValues, context],
      [rehypeSearchRecords, context],
      [rehypeMarkdown, context],
      rehypeTables,
      rehypeHeadings,
      rehypeSteps,
      rehypeCodeBlocks,
      [rehypeImages, context],
      [rehypeLinks, context.basePath],
      rehypeArticle,
    ],
  }
}

/** The same steps up to what the build keeps of a page beside its HTML. */
export function keptPlugins(context: BuildContext): MdxPlugins {
  return {
    remarkPlugins: mdxPlugins(context).remarkPlugins,
    rehypePlugins: [
      [rehypeValues, context],
      [rehypeSearchRecords, context],
      [rehypeMarkdown, context],
    ],
  }
}
