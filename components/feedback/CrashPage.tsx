import type { NextPageContext } from 'next'
import Head from 'next/head'
import { Component, type ReactNode, useEffect } from 'react'
import { takeLostFocus } from '../../lib/browser/page/focus-and-scroll'
import { pageTitle } from '../../lib/content/pages/page-map'
import { withBasePath } from '../../lib/content/settings/base-path'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'

export type CrashBoundaryProps = {
  readonly children: ReactNode
  /** After a crash, a change of the key renders the children again. */
  readonly resetKey: string
  readonly fallback?: (retry: () => void) => ReactNode
}

type CrashBoundaryState = Pick<CrashBoundaryProps, 'resetKey'> & {
  readonly crash: { readonly error: unknown } | null
}

/** Shows a fallback if a child throws during rendering or in an effect, not in an event handler (§2, §8). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashBoundaryState) {
    return props.resetKey === state.resetKey ? null : { crash: null, resetKey: props.resetKey }
  }

  private readonly handleRetry = () => this.setState({ crash: null })

  override render(): ReactNode {
    const { crash } = this.state
    const { children, fallback } = this.props
    if (crash === null) return children
    if (fallback !== undefined) return fallback(this.handleRetry)
    return <CrashPage error={crash.error} onRetry={this.handleRetry} />
  }
}

export type CrashPageProps = { readonly error: unknown; readonly onRetry: () => void }

/** Replaces a crashed page (§8). */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  useEffect(() => {
    // A crash or a retry can remove the focused element.
    takeLostFocus()
    return takeLostFocus
  }, [])
  return (
    <main className="wide-page">
      <Head>
        <title>{pageTitle(MESSAGES.pageError)}</title>
      </Head>
      <h1 id={ELEMENT_IDS.main} tabIndex={-1}>
        {MESSAGES.crashed}
      </h1>
      <div role="alert" className="load-error chunk-status">
        <ul>
          {errorMessages(error).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
      <p>
        <button type="button" className="button button-primary" onClick={onRetry}>
          {MESSAGES.tryAgain}
        </button>{' '}
        <a className="button" href={withBasePath('/')}>
          Home page
        </a>
      </p>
    </main>
  )
}

/** Replaces a page whose module throws (§8). Rendering again would not run the module again, so the button reloads. */
export function ErrorPage({ error }: Pick<CrashPageProps, 'error'>) {
  return <CrashPage error={error} onRetry={() => window.location.reload()} />
}

ErrorPage.getInitialProps = ({ err }: NextPageContext) => ({ error: err })

/** The messages of an error and its causes, outermost first, up to the first that repeats. Causes can be circular. */
function errorMessages(error: unknown, outer: readonly string[] = []): readonly string[] {
  const message = describeCrash(error)
  if (outer.includes(message)) return outer
  const messages = [...outer, message]
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? messages : errorMessages(cause, messages)
}

function describeCrash(error: unknown): string {
  if (error instanceof Error) return error.message.trim() || error.name
  return typeof error === 'string' && error.trim() !== '' ? error : 'An unknown error occurred.'
}
