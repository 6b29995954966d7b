import { useEffect } from 'react'
import { replayEarlyAction } from '../../lib/browser/inline/early-action'
import { takeOwnArticle } from '../../lib/browser/navigation/article-html'
import { removeSpeculationRules } from '../../lib/browser/navigation/speculation-rules'
import { MESSAGES } from '../../lib/site/messages'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'
import { LoadError } from '../feedback/LoadError'
import { useArrivals } from '../navigation/useArrivals'
import { useHistoryScroll, useKeptScroll } from '../navigation/useHistoryScroll'
import { useLinkNavigation } from '../navigation/useLinkNavigation'
import { useRouteChange } from '../navigation/useRouteChange'
import { useRouteStyles } from '../navigation/useRouteStyles'
import { useSearchGuard } from '../navigation/useSearchGuard'
import { Loader } from '../ui/Loader'
import styles from './ClientNavigation.module.css'

// At once, before anything renders.
takeOwnArticle()

/** Follows links within the site and shows the progress of a change of page: loader, or error with Retry. */
export function ClientNavigation() {
  const { change, navigate, dismiss } = useRouteChange()
  useLinkNavigation(navigate)
  useKeptScroll()
  useRouteStyles()
  useHistoryScroll()
  useSearchGuard()
  useArrivals()

  useEffect(() => {
    removeSpeculationRules()
    // Without the window, the preview would compile it for its server, too.
    if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined')
      void import('../../lib/browser/start-reading')
    document.documentElement.setAttribute(ROOT_ATTRIBUTES.started, '')
    // From now on the router shows the pages of other entries of the history.
    window.onpopstate = null
    replayEarlyAction()
  }, [])

  switch (change.status) {
    case 'idle':
      return null
    case 'loading':
      return (
        <div className={styles.status}>
          <Loader label={MESSAGES.loadingPage} />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.status}>
          <LoadError message={change.message} onRetry={change.retry} onDismiss={dismiss} />
        </div>
      )
  }
}
