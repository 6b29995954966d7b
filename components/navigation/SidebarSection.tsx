import { type ReactNode, useId, useRef } from 'react'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { PartStatus } from '../feedback/PartStatus'
import { Icon } from '../ui/Icon'
import { usePage } from '../ui/PageContext'
import { SidebarLink } from './SidebarLink'
import styles from './SidebarTree.module.css'
import { useCollapse } from './useCollapse'
import { useSectionItems } from './useSectionItems'
import { useSectionState } from './useSectionState'

export type SidebarSectionProps = {
  readonly item: SidebarItem
  /** Prints the items inside, which can be sections again. */
  readonly renderItems: (items: readonly SidebarItem[]) => ReactNode
}

/** A section of the sidebar: its label leads to its index page, its chevron opens it. */
export function SidebarSection({ item, renderItems }: SidebarSectionProps) {
  const { route } = usePage()
  const isOnTrail = route === item.path || route.startsWith(`${item.path}/`)
  const { isOpen, toggle } = useSectionState(item.path, isOnTrail)
  const { items, state } = useSectionItems(item, isOpen)
  const content = useRef<HTMLDivElement>(null)
  const id = useId()
  const isShown = isOpen && items !== null
  useCollapse(content, isShown)
  return (
    <>
      <div className={styles.head}>
        <SidebarLink item={item} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          data-early-click=""
          aria-controls={id}
          aria-label={`${isOpen ? 'Close' : 'Open'} section ${item.label}`}
          onClick={toggle}
        >
          <Icon name="chevron" size={16} strokeWidth={2} />
        </button>
      </div>
      <div ref={content} id={id} className={styles.content} hidden={!isShown}>
        {items !== null && renderItems(items)}
      </div>
      {isOpen && items === null && <PartStatus state={state} label={`Section ${item.label}`} />}
    </>
  )
}
