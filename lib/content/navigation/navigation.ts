import type { ApiMethod } from '../api/api-schemas'
import type { Manager } from '../api/sample-request'
import type { FrontMatter } from '../pages/front-matter'
import { findTrail, type PageMapNode } from '../pages/page-map'
import { type SidebarRoots, sidebarAt } from '../settings/sidebars'
import type { Placeholder } from '../values/placeholders'

export type SidebarItem = {
  readonly label: string
  readonly path: string
  /** Follows the label: the page is missing, or readers should ask Capella before they start. */
  readonly mark?: 'planned' | 'ask first'
  /** Of a method; seen beside the name, which alone names the link. */
  readonly verb?: ApiMethod['verb']
  readonly hasChildren?: true
  readonly group?: string
}

export type PageLink = { readonly label: string; readonly path: string }

/** A section that is open in the sidebar of a page. `path` is the section's route. */
export type OpenSection = { readonly path: string; readonly items: readonly SidebarItem[] }

export type PageNavigation = {
  /** Key of the sidebar (§2); null for a page outside the sidebars. */
  readonly sidebar: string | null
  readonly breadcrumbs: readonly PageLink[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
}

type ShownFields = 'title' | 'description' | 'status' | 'duration' | 'commands' | 'appliesTo'

export type PageData = Pick<FrontMatter, ShownFields | 'layout' | 'placeholders'> & {
  readonly route: string
  /** `words` is the date as text, because formatting it in the browser would load locale data at startup. */
  readonly updated?: { readonly date: string; readonly words: string }
  /** The open sections of the sidebar, outermost first. */
  readonly sections: readonly OpenSection[]
  readonly navigation: PageNavigation
  /** Descriptions of the placeholders in the page's code, keyed by name. */
  readonly values?: Readonly<Record<string, Placeholder>> | undefined
  /** The managers to choose from on a page with request samples. The samples are written for the first manager. */
  readonly managers?: readonly Manager[] | undefined
  readonly readingMinutes: number
  /** Number of steps in `<Steps>`; 0 on a page without this component. */
  readonly stepCount: number
  /** Whether some of a guide's tabs follow one choice of the operating system at its start. */
  readonly choosesSystem?: boolean
}

/** Outside the sidebars, all but the breadcrumbs is empty or null; for an unknown route, everything is. */
export function navigationFor(
  nodes: readonly PageMapNode[],
  route: string,
  sidebars: SidebarRoots,
): PageNavigation {
  const trail = findTrail(nodes, route)
  const breadcrumbs = trail.slice(0, -1).map((node) => ({ label: node.label, path: node.route }))
  const [sidebar, rootNode] = sidebarOf(trail, sidebars)
  if (rootNode === undefined) return { sidebar, breadcrumbs, previous: null, next: null }
  const order = readingOrder([rootNode])
  const position = order.findIndex((node) => node.route === route)
  const chosen = findTrail(nodes, trail.at(-1)?.page?.frontMatter.next ?? '').at(-1)
  return {
    sidebar,
    breadcrumbs,
    previous: position > 0 ? titleLink(order[position - 1]) : null,
    next: titleLink(chosen ?? (position === -1 ? undefined : order[position + 1])),
  }
}

/** The sections that are open on a page: all that contain it. Outside the sidebars, only the root of the docs. */
export function openSections(
  nodes: readonly PageMapNode[],
  route: string,
  sidebars: SidebarRoots,
): OpenSection[] {
  const trail = findTrail(nodes, route)
  const [, rootNode = trail.length === 1 ? trail[0] : undefined] = sidebarOf(trail, sidebars)
  return trail
    .slice(rootNode === undefined ? trail.length : trail.indexOf(rootNode))
    .filter(({ children }) => children.length > 0)
    .map((node) => ({ path: node.route, items: sectionItems(node) }))
}

function sidebarOf(
  trail: readonly PageMapNode[],
  sidebars: SidebarRoots,
): [sidebar: string | null, root: PageMapNode | undefined] {
  const sidebar = sidebarAt(trail.at(-1)?.route ?? '', sidebars)
  const path = sidebars[sidebar ?? '']?.path
  return [sidebar, trail.find(({ route }) => route === path)]
}

export function sectionItems({ children }: PageMapNode): SidebarItem[] {
  return children.filter(({ isHidden }) => !isHidden).map(toSidebarItem)
}

/** Nodes in the order of the Previous and Next links. Hidden nodes and everything below them are left out. */
function readingOrder(nodes: readonly PageMapNode[]): PageMapNode[] {
  return nodes.flatMap((node) => (node.isHidden ? [] : [node, ...readingOrder(node.children)]))
}

function toSidebarItem(node: PageMapNode): SidebarItem {
  const { verb, frontMatter } = node.page ?? {}
  const { status, askFirst } = frontMatter ?? {}
  return {
    label: node.label,
    path: node.route,
    ...(verb && { verb }),
    ...(askFirst && { mark: 'ask first' }),
    ...(status === 'placeholder' && { mark: 'planned' }),
    ...(node.children.length > 0 && { hasChildren: true }),
    ...(node.group !== undefined && { group: node.group }),
  }
}

/** Uses the full title, because a short label is unclear without the sidebar around it. */
function titleLink(node: PageMapNode | undefined): PageLink | null {
  if (node === undefined) return null
  return { label: node.page?.frontMatter.title ?? node.label, path: node.route }
}
