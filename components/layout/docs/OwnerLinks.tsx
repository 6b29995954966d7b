import type { SiteConfig } from '../../../lib/site/site-config-schema'

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
