import { ELEMENT_IDS } from '../../lib/site/element-ids'
import styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree'
import type { PageSidebar } from './useSidebar'

export type SidebarProps = Pick<PageSidebar, 'label' | 'name' | 'items'>

/**
 * The pages of a product beside the article, from the desktop breakpoint on. Below it, without scripts, the menu button
 * leads here: the sidebar shows above the article until the reader moves elsewhere on the page.
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
