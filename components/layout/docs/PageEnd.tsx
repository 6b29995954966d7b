import { withBasePath } from '../../../lib/content/settings/base-path'
import { usePage } from '../../ui/PageContext'
import styles from './DocsLayout.module.css'

export function PageEnd() {
  const { updated } = usePage().frontMatter
  return (
    <div className={styles.end}>
      {updated !== undefined && (
        <p>
          Last updated <time dateTime={updated.date}>{updated.words}</time>
        </p>
      )}
      <Pagination />
    </div>
  )
}

function Pagination() {
  const { previous, next } = usePage().navigation
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
