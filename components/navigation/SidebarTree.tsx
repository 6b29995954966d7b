import type { SidebarItem } from '../../lib/docs/navigation'
import { withBasePath } from '../../lib/config/base-path'
import { usePage } from '../page/PageContext'
import styles from './SidebarTree.module.css'
import { SidebarSection } from './SidebarSection'

/** A list of sidebar items; sections among them open and close. */
export function SidebarTree({ items }: { readonly items: readonly SidebarItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.path}>
          {item.hasChildren ? <SidebarSection item={item} /> : <SidebarLink item={item} />}
        </li>
      ))}
    </ul>
  )
}

/** A link of the sidebar; the page that is shown is marked. */
export function SidebarLink({ item }: { readonly item: SidebarItem }) {
  const { route } = usePage()
  return (
    <a
      className={styles.link}
      href={withBasePath(item.path)}
      aria-current={item.path === route ? 'page' : undefined}
      data-planned={item.isPlaceholder}
    >
      {item.label}
      {item.isPlaceholder && <span className={styles.planned}>planned</span>}
    </a>
  )
}
