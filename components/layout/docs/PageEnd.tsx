import { withBasePath } from '../../../lib/content/settings/base-path'
import { usePage } from '../../ui/PageContext'

export function PageEnd() {
  const { updated } = usePage().frontMatter
  return (
    <div className="docs-layout-end">
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
    <nav className="docs-layout-pagination" aria-label="Previous and next page">
      {previous !== null && (
        <a className="docs-layout-previous" href={withBasePath(previous.path)} rel="prev">
          <span>Previous</span>
          {` ${previous.label}`}
        </a>
      )}{' '}
      {next !== null && (
        <a className="docs-layout-next" href={withBasePath(next.path)} rel="next">
          <span>Next</span>
          {` ${next.label}`}
        </a>
      )}
    </nav>
  )
}
