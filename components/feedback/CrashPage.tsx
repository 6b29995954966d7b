import Head from 'next/head'
import { errorMessages } from '../../lib/browser/page/error-messages'
import { pageTitle } from '../../lib/content/pages/page-title'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import styles from './CrashPage.module.css'

export type CrashPageProps = { readonly error: unknown; readonly onRetry: () => void }

/** What a crash shows (§8): the title, a button that renders again, the error's message and those of its causes. */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  return (
    <main id={ELEMENT_IDS.main} className={styles.page} tabIndex={-1}>
      <Head>
        <title>{pageTitle(MESSAGES.pageError)}</title>
      </Head>
      <h1>{MESSAGES.crashed}</h1>
      <button type="button" onClick={onRetry}>
        {MESSAGES.tryAgain}
      </button>
      <ul role="alert">
        {errorMessages(error).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </main>
  )
}
