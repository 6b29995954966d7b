import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import type { SiteConfig } from '../../../lib/site/site-config-schema'
import { usePage } from '../../ui/PageContext'
import styles from './DocsLayout.module.css'

/** The end of an article: its date, optional links for edits and feedback, and the neighboring pages. */
export function PageEnd() {
  const { route, filePath, frontMatter } = usePage()
  const { updated } = frontMatter
  return (
    <div className={styles.end}>
      {updated !== undefined && (
        <p>
          Last updated <time dateTime={updated.date}>{updated.words}</time>
        </p>
      )}
      <OwnerLinks {...siteConfig.docs} route={route} filePath={filePath} />
      <Pagination />
    </div>
  )
}

export type OwnerLinksProps = Pick<SiteConfig['docs'], 'editUrl' | 'feedback'> & {
  readonly route: string
  readonly filePath: string
}

export function OwnerLinks({ editUrl, feedback, route, filePath }: OwnerLinksProps) {
  const answer = (value: 'yes' | 'no', label: string) =>
    feedback !== null && (
      <a href={feedbackUrl(feedback, route, value)} rel="noopener">
        {label}
      </a>
    )
  return (
    <>
      {editUrl !== null && (
        <a href={`${editUrl}/${filePath}`} rel="noopener">
          Edit this page
        </a>
      )}
      {feedback !== null && (
        <p>
          Was this page helpful? {answer('yes', 'Yes, it was')} · {answer('no', 'No, it was not')}
        </p>
      )}
    </>
  )
}

/** @param target a `mailto:` or `https:` URL */
function feedbackUrl(target: string, route: string, answer: 'yes' | 'no'): string {
  const url = new URL(target)
  if (url.protocol === 'mailto:')
    return `${target}?subject=${encodeURIComponent(`Helpful: ${answer}, ${route}`)}`
  url.searchParams.set('page', route)
  url.searchParams.set('helpful', answer)
  return url.href
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
