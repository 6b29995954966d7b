import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { keepInView, prefersReducedMotion } from '../../lib/browser/page/focus-and-scroll'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { withBasePath } from '../../lib/content/settings/base-path'
import { productAt } from '../../lib/content/settings/sidebars'
import { COLLAPSE } from '../../lib/site/constants'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import type { Product } from '../../lib/site/products'
import { ChunkStatus } from '../feedback/LoadStatus'
import { Icon } from '../ui/Icon'
import { usePage } from '../ui/PageContext'
import { type OpenSections, useOpenSections, useSectionItems } from './useSections'

const MS_PER_ROOT_PX = 14

export type PageSidebar = {
  readonly label: string
  readonly name: string
  /** Undefined on a page that belongs to no product. */
  readonly product: Product | undefined
  /** Empty on a page without a sidebar. */
  readonly items: readonly SidebarItem[]
}

export function useSidebar(): PageSidebar {
  const { route, sections } = usePage()
  const items = sections[0]?.items ?? []
  const sidebar = productAt(route)
  if (sidebar === undefined)
    return { label: 'Products', name: 'Documentation', product: undefined, items }
  const { label, product } = sidebar
  return { label, name: `${label} documentation`, product, items }
}

export function SidebarTitle({ label, product }: Pick<PageSidebar, 'label' | 'product'>) {
  return (
    <p className="sidebar-product">
      {product && <Icon name={product} className="sign" />}
      {label}
    </p>
  )
}

/** Below the desktop breakpoint, visible only as the target of the URL's hash: the menu button links to it. */
export function Sidebar({ label, name, product, items }: PageSidebar) {
  return (
    <nav id={ELEMENT_IDS.sidebar} className="sidebar" aria-label={name}>
      <SidebarTitle label={label} product={product} />
      <SidebarTree key={label} items={items} prefix="nav" />
      <p className="sidebar-ways">
        <a href={`#${ELEMENT_IDS.main}`}>Close menu</a>{' '}
        <a href={`#${ELEMENT_IDS.siteLinks}`}>Site links</a>
      </p>
    </nav>
  )
}

export type SidebarTreeProps = {
  readonly items: readonly SidebarItem[]
  /** Prefix for the element ids in the tree; unique in the document. */
  readonly prefix: string
}

export function SidebarTree({ items, prefix }: SidebarTreeProps) {
  const { route, sections: pageSections } = usePage()
  const element = useRef<HTMLDivElement>(null)
  const sections = useOpenSections(pageSections, route)
  const tree = useMemo(() => ({ route, prefix, sections }), [route, prefix, sections])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again on each new page
  useEffect(() => {
    // Measuring in the next frame avoids a second layout of the new page.
    const frame = window.requestAnimationFrame(() => {
      const current = element.current?.querySelector('[aria-current="page"]')
      const list = element.current?.closest('nav')
      if (current && list) keepInView(list, current)
    })
    return () => window.cancelAnimationFrame(frame)
  }, [route])
  return (
    <div ref={element}>
      <TreeItems items={items} tree={tree} />
    </div>
  )
}

type Tree = { readonly route: string; readonly prefix: string; readonly sections: OpenSections }

type TreeItemsProps = { readonly items: readonly SidebarItem[]; readonly tree: Tree }

function TreeItems({ items, tree }: TreeItemsProps) {
  return (
    <ul className="tree-list">
      {items.map((item) => (
        <li key={item.path}>
          {item.group && <p className="tree-group">{item.group}</p>}
          {item.hasChildren ? (
            <TreeSection item={item} tree={tree} />
          ) : (
            <TreeLink {...item} isCurrent={item.path === tree.route} />
          )}
        </li>
      ))}
    </ul>
  )
}

function TreeSection({ item, tree }: { readonly item: SidebarItem; readonly tree: Tree }) {
  const { label, path } = item
  const { sections, prefix, route } = tree
  const isOpen = sections.isOpen(path)
  const { items, state } = useSectionItems(path, isOpen)
  const content = useCollapse(isOpen && items !== undefined)
  const id = prefix + path.replaceAll('/', '-')
  return (
    <>
      <div className="tree-head">
        <TreeLink {...item} isCurrent={path === route} />
        <button
          type="button"
          className="tree-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Section ${label}`}
          onClick={() => sections.toggle(path, !isOpen)}
        />
      </div>
      <div {...content} id={id} className="tree-content">
        {items !== undefined && <TreeItems items={items} tree={tree} />}
      </div>
      {state !== null && <ChunkStatus label={`section ${label}`} state={state} />}
    </>
  )
}

function useCollapse(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  // For the first render only. Then an effect sets the attribute, because hiding must wait for the animation.
  const [hidden] = useState(!isOpen)
  const latest = useRef(isOpen)
  useLayoutEffect(() => {
    if (ref.current === null || latest.current === isOpen) return
    latest.current = isOpen
    animate(ref.current, latest)
  }, [isOpen])
  return { ref, hidden }
}

/** Starts at the current height. Hides a closed section's links. `latest`: the reader may reopen it meanwhile. */
function animate(element: HTMLElement, latest: RefObject<boolean>): void {
  const isOpen = latest.current
  const running = element.getAnimations()
  const start = running.length > 0 ? element.offsetHeight : isOpen ? 0 : undefined
  for (const animation of running) animation.cancel()
  element.hidden = false
  const full = element.scrollHeight
  const animation = element.animate(
    [{ blockSize: `${start ?? full}px` }, { blockSize: isOpen ? `${full}px` : '0px' }],
    { duration: collapseDurationMs(full), easing: 'ease' },
  )
  animation.onfinish = () => {
    element.hidden = !latest.current
  }
}

/** The duration grows with the square root of the height, up to a limit (§9). With reduced motion, it is fixed. */
function collapseDurationMs(heightPx: number): number {
  if (prefersReducedMotion()) return COLLAPSE.reducedMotionMs
  const duration = COLLAPSE.minMs + MS_PER_ROOT_PX * Math.sqrt(Math.max(0, heightPx))
  return Math.round(Math.min(COLLAPSE.maxMs, duration))
}

type TreeLinkProps = SidebarItem & { readonly isCurrent: boolean }

/** Memoized, because a page change affects at most the links to the old page and to the new one. */
const TreeLink = memo(function TreeLink({ label, path, mark, verb, isCurrent }: TreeLinkProps) {
  return (
    <a
      className="tree-link"
      href={withBasePath(path)}
      data-verb={verb}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {mark ? `${label} ` : label}
      {mark && <small>{mark}</small>}
    </a>
  )
})
