import { useEffect, useRef } from 'react'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { usePage } from '../ui/PageContext'
import styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree'
import { keepInView } from './useScrollSpy'

export type SidebarProps = { readonly label: string; readonly items: readonly SidebarItem[] }

/**
 * The pages of a product beside the article, from the desktop breakpoint on. Below it, without scripts, the menu button
 * leads here: the sidebar shows above the article until another place of the page is gone to.
 */
export function Sidebar({ label, items }: SidebarProps) {
  const sidebar = useRef<HTMLElement>(null)
  const { route } = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route has another active link
  useEffect(() => {
    const active = sidebar.current?.querySelector('[aria-current="page"]')
    if (sidebar.current && active) keepInView(sidebar.current, active)
  }, [route])
  return (
    <nav
      ref={sidebar}
      id={ELEMENT_IDS.sidebar}
      className={styles.sidebar}
      aria-label={`${label} documentation`}
    >
      <p className={styles.product}>{label}</p>
      <SidebarTree items={items} />
      <p className={styles.ways}>
        <a href={`#${ELEMENT_IDS.main}`}>Close menu</a>{' '}
        <a href={`#${ELEMENT_IDS.siteLinks}`}>All links</a>
      </p>
    </nav>
  )
}
