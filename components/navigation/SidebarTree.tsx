import type { ReactNode } from 'react'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { SidebarLink } from './SidebarLink'
import { SidebarSection } from './SidebarSection'
import styles from './SidebarTree.module.css'

export function SidebarTree({ items }: { readonly items: readonly SidebarItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.path || item.label}>
          {item.path === '' ? (
            <span className={styles.separator}>{item.label}</span>
          ) : item.hasChildren ? (
            <SidebarSection item={item} renderItems={renderTree} />
          ) : (
            <SidebarLink item={item} />
          )}
        </li>
      ))}
    </ul>
  )
}

function renderTree(items: readonly SidebarItem[]): ReactNode {
  return <SidebarTree items={items} />
}
