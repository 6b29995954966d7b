import type { Manager } from '../api/managers'
import type { FrontMatter } from '../pages/front-matter'
import { findTrail, type PageMapNode, type SidebarExtra } from '../pages/page-map'
import type { ValueDescription } from '../values/placeholders'

/**
 * A closed section has no `items`; the browser loads them when the section opens. An item with an empty path is
 * a heading between pages, not a link.
 */
export type SidebarItem = {
  readonly label: string
  readonly path: string
  readonly isPlaceholder?: true
  readonly hasChildren?: true
  readonly items?: readonly SidebarItem[]
}

export type PageLink = { readonly label: string; readonly path: string }

/** A section that is open in the sidebar, by the path of its index page. */
export type OpenSection = { readonly path: string; readonly items: readonly SidebarItem[] }

export type PageNavigation = {
  /** Key of the sidebar (§2); null for a page outside the sidebars. */
  readonly sidebar: string | null
  readonly breadcrumbs: readonly PageLink[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
}

export type PageValue = Pick<ValueDescription, 'label' | 'pattern' | 'hint' | 'secret'>

export type PageData = Pick<
  FrontMatter,
  'title' | 'description' | 'status' | 'duration' | 'appliesTo' | 'layout' | 'placeholders'
> & {
  /** `words` is the date as text, because formatting it in the browser would load locale data at startup. */
  readonly updated?: { readonly date: string; readonly words: string }
  /** The open sections of the sidebar, outermost first. */
  readonly sections: readonly OpenSection[]
  /** A `PageNavigation` as JSON: bundlers and browsers parse one string faster than many object literals. */
  readonly navigation: string
  /** Descriptions of the placeholders in the page's code, keyed by name. */
  readonly values?: Readonly<Record<string, PageValue>> | undefined
  /** The managers to choose from on a page with request samples. The samples are written for the first manager. */
  readonly managers?: readonly Manager[] | undefined
  readonly readingMinutes: number
  /** Number of steps in `<Steps>`; 0 on a page without this component. */
  readonly stepCount: number
}

type NavigationReading = PageNavigation & {
  /** Paths of the open sections, outermost first. */
  readonly sections: readonly string[]
}

const EMPTY: NavigationReading = {
  sidebar: null,
  sections: [],
  breadcrumbs: [],
  previous: null,
  next: null,
}

/**
 * A section is open only if the route is the section itself or lies below it. A route outside the sidebars has only
 * breadcrumbs. The root of the docs has no breadcrumbs, and is its only open section. For an unknown route, everything is
 * empty or null.
 */
export function navigationFor(
  nodes: readonly PageMapNode[],
  route: string,
  sidebars: Readonly<Record<string, { readonly path: string }>>,
): NavigationReading {
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
      ? { ...EMPTY, sections: [docsRoot.route] }
      : { ...EMPTY, breadcrumbs }
  }
  const order = readingOrder([rootNode])
  const position = order.findIndex((node) => node.route === route)
  const chosen = findTrail(nodes, trail.at(-1)?.page?.frontMatter.next ?? '').at(-1)
  return {
    sidebar: root[0],
    sections: trail
      .slice(trail.indexOf(rootNode))
      .filter(({ children }) => children.length > 0)
      .map(({ route: section }) => section),
    breadcrumbs,
    previous: position > 0 ? titleLink(order[position - 1]) : null,
    next: titleLink(chosen ?? (position === -1 ? undefined : order[position + 1])),
  }
}

/** @param path path of a section that exists */
export function itemsOfSection(nodes: readonly PageMapNode[], path: string): SidebarItem[] {
  return findTrail(nodes, path).slice(-1).flatMap(sectionItems)
}

export function sectionItems(node: PageMapNode): SidebarItem[] {
  return (node.sidebar ?? node.children).map(toSidebarItem)
}

/** Items of the sidebar, with the items of each open section in it. */
export function sidebarItems([outer, ...inner]: readonly OpenSection[]): readonly SidebarItem[] {
  if (outer === undefined) return []
  return outer.items.map((item) =>
    item.hasChildren && item.path === inner[0]?.path
      ? { ...item, items: sidebarItems(inner) }
      : item,
  )
}

/** Nodes in the order of the Previous and Next links, without hidden nodes and everything below them. */
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
