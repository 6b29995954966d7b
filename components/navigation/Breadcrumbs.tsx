import type { PageLink } from '../../lib/content/navigation/navigation'
import { withBasePath } from '../../lib/content/settings/base-path'
import styles from './Breadcrumbs.module.css'

export function Breadcrumbs({ links }: { readonly links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        {links.map((link) => (
          <li key={link.path}>
            <a href={withBasePath(link.path)}>{link.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
