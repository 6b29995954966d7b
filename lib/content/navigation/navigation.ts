import type { Manager } from '../api/managers'
import type { FrontMatter } from '../pages/front-matter'
import { findTrail, type PageMapNode, type SidebarExtra } from '../pages/page-map'
import type { ValueDescription } from '../values/placeholders'

/**
 * A sidebar item. A closed section has no `items`; the browser loads them when the section is opened. An item with
 * an empty path is a heading between pages, not a link.
 */
export type SidebarItem = {
  readonly label: string
  readonly path: string
  readonly isPlaceholder?: true
  readonly hasChildren?: true
  readonly items?: readonly SidebarItem[]
}

export type PageLink = { readonly label: string; readonly path: string }

/** The navigation that surrounds the article, limited to the page's branch of the page map. */
export type PageNavigation = {
  readonly sidebar: string | null
  readonly items: readonly SidebarItem[]
  readonly breadcrumbs: readonly PageLink[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
}

/** Describes a value that readers enter in a field beside a command. */
export type PageValue = Pick<ValueDescription, 'label' | 'pattern' | 'hint' | 'secret'>

/** Data about a page that the layout around the article needs. */
export type PageData = Pick<
  FrontMatter,
  'title' | 'description' | 'status' | 'duration' | 'appliesTo' | 'layout' | 'placeholders'
> & {
  /** Includes the date as text, because formatting it in the browser would load locale data at startup. */
  readonly updated?: { readonly date: string; readonly words: string }
  /** A `PageNavigation` as JSON: bundlers and browsers parse one string faster than many object literals. */
  readonly navigation: string
  /** The placeholders in the page's code, by name. */
  readonly values?: Readonly<Record<string, PageValue>> | undefined
  /** On pages with request samples, the managers to choose from. The samples are written for the first manager. */
  readonly managers?: readonly Manager[] | undefined
  /** Reading time in whole minutes. */
  readonly readingMinutes: number
  /** Number of steps on the page; 0 if it is not a guide with steps. */
  readonly stepCount: number
}

const EMPTY: PageNavigation = {
  sidebar: null,
  items: [],
  breadcrumbs: [],
  previous: null,
  next: null,
}

/**
 * Extracts a route's branch from the page map: the items of each section that is the route itself or contains it. Other
 * sections are closed, and their items are left out. The size of the result depends on the branch, not on the size of
 * the site. A page outside the sidebars has only breadcrumbs, and the root of the docs has only items. A route without
 * a page or folder has neither.
 */
export function navigationFor(
  nodes: readonly PageMapNode[],
  route: string,
  sidebars: Readonly<Record<string, { readonly path: string }>>,
): PageNavigation {
  const trail = findTrail(nodes, route)
  if (trail.length === 0) return EMPTY
  const breadcrumbs = trail.slice(0, -1).map(toLink)
  const root = Object.entries(sidebars).find(([, sidebar]) =>
    trail.some((node) => node.route === sidebar.path),
  )
  const rootNode = trail.find((node) => node.route === root?.[1].path)
  if (root === undefined || rootNode === undefined) {
    const docsRoot = trail[0]
    return docsRoot?.route === route && docsRoot.children.length > 0
      ? { ...EMPTY, items: sectionItems(docsRoot) }
      : { ...EMPTY, breadcrumbs }
  }
  const order = readingOrder([rootNode])
  const position = order.findIndex((node) => node.route === route)
  const chosen = findTrail(nodes, trail.at(-1)?.page?.frontMatter.next ?? '').at(-1)
  return {
    sidebar: root[0],
    items: branchItems(rootNode, trail),
    breadcrumbs,
    previous: position > 0 ? titleLink(order[position - 1]) : null,
    next: position === -1 ? null : titleLink(chosen ?? order[position + 1]),
  }
}

export function sectionItems(node: PageMapNode): SidebarItem[] {
  return (node.sidebar ?? node.children).map(toSidebarItem)
}

function branchItems(node: PageMapNode, trail: readonly PageMapNode[]): SidebarItem[] {
  return (node.sidebar ?? node.children).map((child) => {
    const isOpen = 'children' in child && child.children.length > 0 && trail.includes(child)
    return isOpen
      ? { ...toSidebarItem(child), items: branchItems(child, trail) }
      : toSidebarItem(child)
  })
}

/** The visible pages, in the order of the Previous and Next links. */
function readingOrder(nodes: readonly PageMapNode[]): PageMapNode[] {
  return nodes.flatMap((node) => (node.isHidden ? [] : [node, ...readingOrder(node.children)]))
}

function toSidebarItem(node: PageMapNode | SidebarExtra): SidebarItem {
  if (!('children' in node)) return { label: node.label, path: node.href ?? '' }
  return {
    label: node.label,
    path: node.route,
    ...(node.page?.frontMatter.status === 'placeholder' ? { isPlaceholder: true } : {}),
    ...(node.children.length > 0 ? { hasChildren: true } : {}),
  }
}

function toLink(node: PageMapNode): PageLink {
  return { label: node.label, path: node.route }
}

/** Uses the full title, because a short label is unclear without the sidebar around it. */
function titleLink(node: PageMapNode | undefined): PageLink | null {
  if (node === undefined) return null
  return { label: node.page?.frontMatter.title ?? node.label, path: node.route }
}
