import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { siteConfig } from '../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { usePage } from '../ui/PageContext'
import styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree'

export type PageSidebar = {
  readonly label: string
  /** Accessible name of the sidebar's landmark. */
  readonly name: string
  /** Undefined on a page that belongs to no product. */
  readonly product: string | undefined
  /** Empty on a page without a sidebar. */
  readonly items: readonly SidebarItem[]
}

export type SidebarProps = Pick<PageSidebar, 'label' | 'name' | 'items'>

/**
 * A product's pages, next to the article from the desktop breakpoint on. On narrower screens, the sidebar is hidden.
 * Without scripts, the menu button there links to the sidebar, which is then visible above the article until the reader
 * follows another link.
 */
export function Sidebar({ label, name, items }: SidebarProps) {
  return (
    <nav id={ELEMENT_IDS.sidebar} className={styles.sidebar} aria-label={name}>
      <p className={styles.product}>{label}</p>
      <SidebarTree key={label} items={items} prefix="nav" />
      <p className={styles.ways}>
        <a href={`#${ELEMENT_IDS.main}`}>Close menu</a>{' '}
        <a href={`#${ELEMENT_IDS.siteLinks}`}>All links</a>
      </p>
    </nav>
  )
}

/** The docs sidebar of the current page. */
export function useSidebar(): PageSidebar {
  const { sidebar: id, items } = usePage().navigation
  const sidebar = id === null ? undefined : siteConfig.sidebars[id]
  if (sidebar === undefined)
    return { label: 'Products', name: 'Documentation', product: undefined, items }
  const { label, product } = sidebar
  return { label, name: `${label} documentation`, product, items }
}
