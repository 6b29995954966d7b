import { useEffect } from 'react'
import { checkStorage } from '../../lib/browser/storage/storage'
import { MESSAGES } from '../../lib/site/messages'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'
import { LoadError, Loader } from '../feedback/LoadStatus'
import { ProgressBar } from './ProgressBar'
import styles from './SiteNavigation.module.css'
import { useArrivals } from './useArrivals'
import { useHistory } from './useHistory'
import { useLinks } from './useLinks'
import { useRouteChange } from './useRouteChange'

/** Follows links within the site, and shows the progress of a change of page: loader, or error with Retry (§2, §4). */
export function SiteNavigation() {
  const { change, retry, dismiss } = useRouteChange()
  useLinks()
  useHistory()
  useArrivals()
  useEffect(checkStorage, [])
  useEffect(replayEarlyClick, [])
  return (
    <>
      <ProgressBar isRunning={change.status === 'loading'} />
      {change.status !== 'idle' && (
        <div className={styles.status}>
          {change.status === 'loading' ? (
            <Loader label={MESSAGES.loadingPage} />
          ) : (
            <LoadError message={change.message} onRetry={retry} onDismiss={dismiss} />
          )}
        </div>
      )}
    </>
  )
}

/** From now on React handles its controls; replays the click that came before (lib/browser/inline/start.ts). */
function replayEarlyClick(): void {
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.started, '')
  const control = window.__earlyClick
  window.__earlyClick = null
  if (control?.isConnected) control.click()
}
