import type { NextPageContext } from 'next'
import { CrashPage } from './CrashPage'

export type ErrorPageProps = { readonly error: unknown }

/** What Next shows in place of a page whose module throws (§8): a crash, which loading the document anew may mend. */
export function ErrorPage({ error }: ErrorPageProps) {
  return <CrashPage error={error} onRetry={() => window.location.reload()} />
}

ErrorPage.getInitialProps = ({ err }: NextPageContext): ErrorPageProps => ({ error: err })
