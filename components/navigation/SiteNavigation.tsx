import { useRouter } from 'next/router'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { checkStorage } from '../../lib/browser/storage/storage'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { MESSAGES } from '../../lib/site/messages'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'
import { LoadError, Loader } from '../feedback/LoadStatus'
import { ProgressBar } from './ProgressBar'
import styles from './SiteNavigation.module.css'
import { useArrival } from './useArrival'
import { useLinks } from './useLinks'
import { useRouteChange } from './useRouteChange'

export type SiteNavigationProps = {
  /** `arrivedAt` is a time from `performance.now()`; null from each departure to the next arrival. */
  readonly Highlight: ComponentType<{ readonly arrivedAt: number | null }>
}

export function SiteNavigation({ Highlight }: SiteNavigationProps) {
  const visibleEntry = useRef<string>(undefined)
  const { change, retry, dismiss, isNavigating } = useRouteChange(visibleEntry)
  const [arrivedAt, setArrivedAt] = useState<number | null>(null)
  const onArrive = useCallback(() => setArrivedAt(performance.now()), [])
  const onLeave = useCallback(() => setArrivedAt(null), [])
  useLinks()
  useArrival({ onArrive, onLeave, visibleEntry, isNavigating })
  useEffect(checkStorage, [])
  useEffect(markStarted, [])
  return (
    <>
      <RouteAnnouncer />
      <Highlight arrivedAt={arrivedAt} />
      <ProgressBar isRunning={change.status === 'loading'} />
      <div className={change.status === 'idle' ? 'unseen' : styles.status}>
        {change.status === 'failed' ? (
          <LoadError
            message={change.message}
            advice={
              change.failures > 1
                ? MESSAGES.triedTimes.replace('{count}', String(change.failures))
                : undefined
            }
            onRetry={retry}
            onDismiss={dismiss}
          />
        ) : (
          <Loader label={MESSAGES.loadingPage} isVisible={change.status === 'loading'} />
        )}
      </div>
    </>
  )
}

/**
 * Announces the title of a new page to screen readers. A style sheet hides Next's own announcer, which speaks even if
 * only the query or the hash changes.
 */
function RouteAnnouncer() {
  const pathname = pathnameOfRoute(useRouter().asPath)
  const [announced, setAnnounced] = useState({ pathname, title: '' })
  useEffect(() => {
    setAnnounced((last) =>
      last.pathname === pathname ? last : { pathname, title: document.title },
    )
  }, [pathname])
  return (
    <p className="unseen" aria-live="assertive">
      {announced.title}
    </p>
  )
}

/** Tells the inline scripts (lib/browser/inline/) that React handles clicks from now on. */
function markStarted(): void {
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.started, '')
}
