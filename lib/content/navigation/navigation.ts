import type { Manager } from '../api/managers'
import type { FrontMatter } from '../pages/front-matter'
import { findTrail, type PageMapNode, type SidebarExtra } from '../pages/page-map'
import type { ValueDescription } from '../values/placeholders'

/**
 * An item of the sidebar. A closed section has no `items`: they are loaded when the reader opens it. An item with an
 * empty path is a heading between pages, not a link.
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

/** A value that the reader fills in, as its field beside a command needs it. */
export type PageValue = Pick<ValueDescription, 'label' | 'pattern' | 'hint' | 'secret'>

/** What the chrome knows of a page: the front matter that readers see, and the page's place on the site. */
export type PageData = Pick<
  FrontMatter,
  'title' | 'description' | 'status' | 'duration' | 'appliesTo' | 'layout' | 'placeholders'
> & {
  /** Includes the text, because formatting a date in the browser would load locale data during startup. */
  readonly updated?: { readonly date: string; readonly words: string }
  /** A `PageNavigation` as JSON: bundlers and browsers parse one string faster than many object literals. */
  readonly navigation: string
  /** The values that the placeholders in the code of the page take, by name. */
  readonly values?: Readonly<Record<string, PageValue>> | undefined
  /** On pages with request samples: their code, written for the first one, shows the one that the reader chooses. */
  readonly managers?: readonly Manager[] | undefined
  /** Reading time in whole minutes. */
  readonly readingMinutes: number
  /** Number of steps in a guide. */
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
 * Extracts the branch of a route from the page map: the items of each section on the path, with closed sections empty.
 * The size grows with the branch, not with the site.
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

/** The pages in the order of the Previous and Next links. */
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

/** With the full title: at the end of an article nothing around the link says what a short label is about. */
function titleLink(node: PageMapNode | undefined): PageLink | null {
  if (node === undefined) return null
  return { label: node.page?.frontMatter.title ?? node.label, path: node.route }
}
