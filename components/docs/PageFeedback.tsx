import { feedbackAddress } from '../../lib/content/pages/feedback'

export type PageFeedbackProps = { readonly target: string; readonly route: string }

/** Asks whether the page helped; plain links, so that it needs no script. */
export function PageFeedback({ target, route }: PageFeedbackProps) {
  return (
    <p>
      Was this page helpful?{' '}
      <a href={feedbackAddress(target, route, 'yes')} rel="noopener">
        Yes, it was
      </a>
      {' · '}
      <a href={feedbackAddress(target, route, 'no')} rel="noopener">
        No, it was not
      </a>
    </p>
  )
}
