import { useEffect, useRef } from 'react'
import type { SidebarItem } from '../../lib/docs/navigation'
import { usePage } from '../page/PageContext'
import styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree'
import { keepInView } from './useScrollSpy'

export type SidebarProps = { readonly label: string; readonly items: readonly SidebarItem[] }

/** The pages of a product beside the article, from the desktop breakpoint on. */
export function Sidebar({ label, items }: SidebarProps) {
  const sidebar = useRef<HTMLElement>(null)
  const { route } = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route has another active link
  useEffect(() => {
    const active = sidebar.current?.querySelector('[aria-current="page"]')
    if (sidebar.current && active) keepInView(sidebar.current, active)
  }, [route])
  return (
    <nav ref={sidebar} className={styles.sidebar} aria-label={`${label} documentation`}>
      <p className={styles.product}>{label}</p>
      <SidebarTree items={items} />
    </nav>
  )
}
