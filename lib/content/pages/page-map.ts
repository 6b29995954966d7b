import { siteConfig } from '../settings/site-config'
import type { FrontMatter } from './front-matter'

/** A page of the site: one MDX file. */
export type Page = {
  /** Path below `pages/docs`, or below `pages` for a page outside the docs, without extension or `/index`. */
  readonly id: string
  readonly route: string
  /** Path relative to the project, with forward slashes. */
  readonly file: string
  /** Key of the page's sidebar (§2); null outside the products. */
  readonly sidebar: string | null
  readonly frontMatter: FrontMatter
}

/** A node in the page map: a page, a section, or a page that is also a section. */
export type PageMapNode = {
  readonly name: string
  readonly route: string
  readonly label: string
  readonly page: Page | null
  readonly children: readonly PageMapNode[]
  /** Whether the node is left out of the sidebar. */
  readonly isHidden?: true
  /** The entries below the node in the sidebar, if they differ from its children. */
  readonly sidebar?: readonly (PageMapNode | SidebarExtra)[]
}

/** A sidebar entry that is not a page in the folder: a link or a separator. */
export type SidebarExtra = { readonly label: string; readonly href?: string | undefined }

/** The label of a page in the sidebar, breadcrumbs, and cards. */
export function pageLabel(frontMatter: FrontMatter): string {
  return frontMatter.sidebarTitle ?? frontMatter.title
}

/** Returns a function that maps a route to the label of its page. A route without a page is returned unchanged. */
export function labelsOf(pages: readonly Page[]): (route: string) => string {
  const labels = new Map(pages.map(({ route, frontMatter }) => [route, pageLabel(frontMatter)]))
  return (route) => labels.get(route) ?? route
}

/** Every node in a page map, in reading order, parents before children. */
export function flattenPageMap(nodes: readonly PageMapNode[]): PageMapNode[] {
  return nodes.flatMap((node) => [node, ...flattenPageMap(node.children)])
}

/** The nodes from the root to the route; empty if the route does not exist. */
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

/** The browser title of a page: `Page | Capella Documentation`, or only the site's title for the home page. */
export function pageTitle(title: string): string {
  return title === siteConfig.title
    ? title
    : `${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`
}
