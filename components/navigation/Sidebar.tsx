import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { siteConfig } from '../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { usePage } from '../ui/PageContext'
import styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree'

export type PageSidebar = {
  readonly label: string
  readonly name: string
  /** Undefined on a page that belongs to no product. */
  readonly product: string | undefined
  /** Empty on a page without a sidebar. */
  readonly items: readonly SidebarItem[]
}

export type SidebarProps = Pick<PageSidebar, 'label' | 'name' | 'items'>

/**
 * Below the desktop breakpoint, the sidebar is visible only while the URL's hash points to it. Without scripts, the
 * menu button links to it.
 */
export function Sidebar({ label, name, items }: SidebarProps) {
  return (
    <nav id={ELEMENT_IDS.sidebar} className={styles.sidebar} aria-label={name}>
      <p className={styles.product}>{label}</p>
      <SidebarTree key={label} items={items} prefix="nav" />
      <p className={styles.ways}>
        <a href={`#${ELEMENT_IDS.main}`}>Close menu</a>{' '}
        <a href={`#${ELEMENT_IDS.siteLinks}`}>Site links</a>
      </p>
    </nav>
  )
}

export function useSidebar(): PageSidebar {
  const { navigation, sections } = usePage()
  const { sidebar: id } = navigation
  const items = sections[0]?.items ?? []
  const sidebar = id === null ? undefined : siteConfig.sidebars[id]
  if (sidebar === undefined)
    return { label: 'Products', name: 'Documentation', product: undefined, items }
  const { label, product } = sidebar
  return { label, name: `${label} documentation`, product, items }
}
