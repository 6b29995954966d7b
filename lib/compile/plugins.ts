import type { PluggableList } from 'unified'
import type { ReplacedComponent } from '../content/writer-components'
import { API_COMPONENTS } from './api/api-components'
import { diagram } from './article/diagrams'
import { rehypeElements, remarkElements } from './article/element-steps'
import { childCards, tutorialIndex } from './article/index-pages'
import { remarkAddedSections } from './article/remark-added-sections'
import { remarkMarkup } from './article/remark-markup'
import { remarkPartials } from './article/remark-partials'
import { remarkSyntax } from './article/remark-syntax'
import { lifeCycleList } from './life-cycles/life-cycle-list'
import { rehypeMarkdown, remarkMarkdown } from './markdown/article-markdown'
import { type Expand, replaceComponents } from './nodes/components'
import { rehypeActivities, rehypePage, remarkPage, remarkPageData } from './page/page-steps'
import { rehypeSections } from './page/rehype-sections'
import { ports } from './ports/ports-component'
import type { Project } from './project'
import { releaseNotes } from './releases/release-notes'
import { specification } from './specification/specification'
import { troubleshooting } from './troubleshooting/troubleshooting'
import { remarkValues } from './values/remark-values'

type MdxPlugins = { readonly remarkPlugins: PluggableList; readonly rehypePlugins: PluggableList }

/** Components that data and other pages replace. Steps of their own replace `<Partial>` and `<Values>`. */
const EXPANSIONS: Readonly<Record<Exclude<ReplacedComponent, 'Partial' | 'Values'>, Expand>> = {
  ...API_COMPONENTS,
  ChildCards: childCards,
  Diagram: diagram,
  LifeCycles: lifeCycleList,
  Ports: ports,
  ReleaseNotes: releaseNotes,
  Specification: specification,
  Troubleshooting: troubleshooting,
  TutorialIndex: tutorialIndex,
}

/** The compile steps, in order. Nextra gives headings their ids after our remark steps and before our rehype steps. */
export function mdxPlugins(context: Project): MdxPlugins {
  return {
    remarkPlugins: [
      remarkSyntax,
      [remarkPage, context],
      [remarkPartials, context],
      [remarkMarkup, context],
      [replaceComponents(new Map(Object.entries(EXPANSIONS))), context],
      [remarkAddedSections, context],
      [remarkValues, context],
      [remarkElements, context],
      remarkMarkdown,
      [remarkPageData, context],
    ],
    rehypePlugins: [
      rehypeSections,
      rehypeMarkdown,
      [rehypeElements, context],
      rehypeActivities,
      [rehypePage, context],
    ],
  }
}
