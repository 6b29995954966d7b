import type { PageLink } from '../../lib/content/navigation/navigation'
import { withBasePath } from '../../lib/content/settings/base-path'
import styles from './Pagination.module.css'

export type PaginationProps = { readonly previous: PageLink | null; readonly next: PageLink | null }

export function Pagination({ previous, next }: PaginationProps) {
  if (previous === null && next === null) return null
  return (
    <nav className={styles.pagination} aria-label="Previous and next page">
      {previous !== null && (
        <a className={styles.previous} href={withBasePath(previous.path)} rel="prev">
          <span>Previous</span>
          {` ${previous.label}`}
        </a>
      )}{' '}
      {next !== null && (
        <a className={styles.next} href={withBasePath(next.path)} rel="next">
          <span>Next</span>
          {` ${next.label}`}
        </a>
      )}
    </nav>
  )
}
