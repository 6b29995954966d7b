import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { withBasePath } from '../../lib/content/settings/base-path'
import { usePage } from '../ui/PageContext'
import styles from './SidebarTree.module.css'

export function SidebarLink({ item }: { readonly item: SidebarItem }) {
  const { route } = usePage()
  return (
    <a
      className={styles.link}
      href={withBasePath(item.path)}
      rel={item.path.startsWith('/') ? undefined : 'noopener noreferrer'}
      aria-current={item.path === route ? 'page' : undefined}
      data-planned={item.isPlaceholder}
    >
      {item.isPlaceholder ? `${item.label} ` : item.label}
      {item.isPlaceholder && <span className={styles.planned}>planned</span>}
    </a>
  )
}
