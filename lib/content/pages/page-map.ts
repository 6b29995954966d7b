import type { ApiMethod } from '../api/api-schemas'
import { siteConfig } from '../settings/site-config'
import type { FrontMatter } from './front-matter'

export type Page = {
  /** The route without its leading `/docs/` or `/`, such as `FTC/Tutorials`. */
  readonly id: string
  readonly route: string
  /** Path relative to the project, with forward slashes. */
  readonly file: string
  /** Key of the sidebar (§2); null for a page outside the sidebars. */
  readonly sidebar: string | null
  readonly frontMatter: FrontMatter
  /** On the page of a method of the API. */
  readonly verb?: ApiMethod['verb']
}

/** A page, a section, or a page that is also a section. */
export type PageMapNode = {
  readonly name: string
  readonly route: string
  readonly label: string
  readonly page: Page | null
  readonly children: readonly PageMapNode[]
  readonly isHidden?: true
  /** Label of the group of pages that begins with this one. */
  readonly group?: string
}

/** In the page map, a title in `_meta.ts` takes precedence over this label. */
export function pageLabel(frontMatter: FrontMatter): string {
  return frontMatter.sidebarTitle ?? frontMatter.title
}

export function labelsOf(pages: readonly Page[]): (route: string) => string {
  const labels = new Map(pages.map(({ route, frontMatter }) => [route, pageLabel(frontMatter)]))
  return (route) => labels.get(route) ?? route
}

export function flattenPageMap(nodes: readonly PageMapNode[]): PageMapNode[] {
  return nodes.flatMap((node) => [node, ...flattenPageMap(node.children)])
}

/** The nodes from the top level down to the route; empty if the route does not exist. */
export function findTrail(nodes: readonly PageMapNode[], route: string): PageMapNode[] {
  for (const node of nodes) {
    if (node.route === route) return [node]
    if (route.startsWith(`${node.route}/`)) {
      const rest = findTrail(node.children, route)
      if (rest.length > 0) return [node, ...rest]
    }
  }
  return []
}

export function pageTitle(title: string): string {
  const { title: site, titleDelimiter } = siteConfig
  return title === site ? title : `${title} ${titleDelimiter} ${site}`
}
