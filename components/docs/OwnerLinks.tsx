import { feedbackAddress } from '../../lib/content/pages/feedback'
import type { SiteConfig } from '../../lib/site/site-config-schema'

export type OwnerLinksProps = Pick<SiteConfig['docs'], 'editUrl' | 'feedback'> & {
  readonly route: string
  readonly filePath: string
}

/** What the owner asks of readers, each null when not; plain links, so that they need no script. */
export function OwnerLinks({ editUrl, feedback, route, filePath }: OwnerLinksProps) {
  const answer = (value: 'yes' | 'no', label: string) =>
    feedback !== null && (
      <a href={feedbackAddress(feedback, route, value)} rel="noopener">
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
