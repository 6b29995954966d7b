import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { keepInView } from '../../lib/browser/page/scrolling'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { withBasePath } from '../../lib/content/settings/base-path'
import { EARLY_CLICK } from '../../lib/site/element-ids'
import { ChunkStatus } from '../feedback/LoadStatus'
import { usePage } from '../ui/PageContext'
import { useCollapse } from './useCollapse'
import { type OpenSections, useOpenSections } from './useOpenSections'
import { useSectionItems } from './useSectionItems'

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
  usePageInView(element, route)
  return (
    <div ref={element}>
      <TreeItems items={items} tree={tree} />
    </div>
  )
}

type Tree = {
  readonly route: string
  readonly prefix: string
  readonly sections: OpenSections
}

type TreeItemsProps = { readonly items: readonly SidebarItem[]; readonly tree: Tree }

function TreeItems({ items, tree }: TreeItemsProps) {
  return (
    <ul className="tree-list">
      {items.map((item) => (
        <li key={item.path || item.label}>{renderItem(item, tree)}</li>
      ))}
    </ul>
  )
}

function renderItem(item: SidebarItem, tree: Tree): ReactNode {
  if (item.path === '') return <span className="tree-separator">{item.label}</span>
  if (item.hasChildren) return <TreeSection item={item} tree={tree} />
  return <TreeLink {...linkProps(item, tree)} />
}

type TreeSectionProps = { readonly item: SidebarItem; readonly tree: Tree }

function TreeSection({ item, tree }: TreeSectionProps) {
  const { label, path } = item
  const { sections, prefix } = tree
  const isOpen = sections.isOpen(path)
  const { items, state } = useSectionItems(path, isOpen)
  const content = useCollapse(isOpen && items !== undefined, sections.wasToggled(path))
  const id = prefix + path.replaceAll('/', '-')
  return (
    <>
      <div className="tree-head">
        <TreeLink {...linkProps(item, tree)} />
        <button
          type="button"
          className="tree-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Section ${label}`}
          onClick={() => sections.toggle(path, !isOpen)}
          {...EARLY_CLICK}
        />
      </div>
      <div {...content} id={id} className="tree-content">
        {items !== undefined && <TreeItems items={items} tree={tree} />}
      </div>
      {state !== null && <ChunkStatus label={`Section ${label}`} state={state} />}
    </>
  )
}

type TreeLinkProps = {
  readonly label: string
  readonly path: string
  readonly isPlaceholder: boolean
  readonly isCurrent: boolean
}

function linkProps({ label, path, isPlaceholder }: SidebarItem, { route }: Tree): TreeLinkProps {
  return { label, path, isPlaceholder: isPlaceholder === true, isCurrent: path === route }
}

/** Memoized, because a page change affects at most the links to the old page and to the new one. */
const TreeLink = memo(function TreeLink({ label, path, isPlaceholder, isCurrent }: TreeLinkProps) {
  return (
    <a
      className="tree-link"
      href={withBasePath(path)}
      aria-current={isCurrent ? 'page' : undefined}
      rel={path.startsWith('/') ? undefined : 'noopener noreferrer'}
    >
      {isPlaceholder ? `${label} ` : label}
      {isPlaceholder && <small>planned</small>}
    </a>
  )
})

function usePageInView(tree: RefObject<HTMLElement | null>, route: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again on each new page
  useEffect(() => {
    // Measuring in the next frame avoids a second layout of the new page.
    const frame = window.requestAnimationFrame(() => {
      const current = tree.current?.querySelector('[aria-current="page"]')
      const list = tree.current?.closest('nav')
      if (current && list) keepInView(list, current)
    })
    return () => window.cancelAnimationFrame(frame)
  }, [tree, route])
}
