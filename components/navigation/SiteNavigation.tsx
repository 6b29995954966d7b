import { type NextRouter, useRouter } from 'next/router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { allowsPrefetch } from '../../lib/browser/inline/connection'
import { internalRoute, isModifiedClick } from '../../lib/browser/navigation/links'
import { prefersReducedMotion } from '../../lib/browser/page/focus-and-scroll'
import { watchStorage } from '../../lib/browser/storage/storage'
import { pathnameOfRoute } from '../../lib/content/pages/routes'
import { effectiveBasePath } from '../../lib/content/settings/base-path'
import { PROGRESS_BAR } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'
import { LoadError, Loader } from '../feedback/LoadStatus'
import { useIsHydrated } from '../ui/useStored'
import { useArrival } from './useArrival'
import { useRouteChange } from './useRouteChange'

export type SiteNavigationProps = {
  /** See `useArrival`. */
  readonly Highlight: ComponentType<{ readonly arrivedAt: number | null }>
}

export function SiteNavigation({ Highlight }: SiteNavigationProps) {
  const visibleEntry = useRef<string>(undefined)
  const { change, dismiss, isNavigating } = useRouteChange(visibleEntry)
  const arrivedAt = useArrival(visibleEntry, isNavigating)
  const isHydrated = useIsHydrated()
  useLinks()
  useEffect(watchStorage, [])
  return (
    <>
      <Highlight arrivedAt={arrivedAt} />
      <ProgressBar isRunning={change.status === 'loading'} />
      {/* After the page, so that screen readers do not read empty live regions first. */}
      {isHydrated &&
        createPortal(
          <>
            <RouteAnnouncer />
            <div className={change.status === 'idle' ? 'unseen' : 'route-status'}>
              {change.status === 'failed' ? (
                <LoadError
                  message={change.message}
                  isRepeated={change.isRepeated}
                  onRetry={change.goAgain}
                  onDismiss={dismiss}
                />
              ) : (
                <Loader label={MESSAGES.loadingPage} isVisible={change.status === 'loading'} />
              )}
            </div>
          </>,
          document.body,
        )}
    </>
  )
}

const { minimum, speedMs, trickleRate, trickleSpeedMs } = PROGRESS_BAR
/** The bar stops at this share of the full width until loading ends. */
const MAX_SHARE = 0.994

/** The progress bar (§4, §9). `isRunning`: a navigation has been pending for longer than `PROGRESS_BAR.delayMs`. */
function ProgressBar({ isRunning }: { readonly isRunning: boolean }) {
  /** Share of the full width, from 0 to 1; null while there is no bar. */
  const [share, setShare] = useState<number | null>(null)
  const [isFading, setFading] = useState(false)
  const isVisible = share !== null

  useEffect(() => {
    setFading(false)
    if (!isRunning) {
      if (!isVisible) return
      setShare((last) => last && 1)
      const timers = [
        window.setTimeout(() => setFading(true), speedMs),
        window.setTimeout(() => setShare(null), 2 * speedMs),
      ]
      return () => timers.forEach(window.clearTimeout)
    }
    setShare(minimum)
    if (prefersReducedMotion()) return
    const grow = (last: number | null) =>
      Math.min((last ?? minimum) + Math.random() * trickleRate, MAX_SHARE)
    const trickle = window.setInterval(() => setShare(grow), trickleSpeedMs)
    return () => window.clearInterval(trickle)
  }, [isRunning, isVisible])

  if (share === null) return null
  return (
    <div
      className="progress-bar"
      data-bar=""
      style={{
        transform: `translate3d(${(share - 1) * 100}%, 0, 0)`,
        transition: `transform ${speedMs}ms ease, translate ${speedMs}ms ease, opacity ${speedMs}ms linear`,
        opacity: isFading ? 0 : 1,
      }}
    />
  )
}

/** Announces the title of a new page. Next's own announcer, hidden by a style sheet, also speaks for query and hash. */
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

/** Tells the inline script (lib/browser/inline/) that React handles clicks from now on, also those on a crash page. */
export function markStarted(): void {
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.started, '')
}

/** Passes clicks on internal links to Next's router; prefetches on hover, focus, and touch, not on 2G (§2). */
function useLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleClick = (event: MouseEvent) => {
      const link = isModifiedClick(event) ? null : linkAt(event.target)
      const route = routeOf(link)
      if (route === null) return
      event.preventDefault()
      // Safari does not, and Back returns to the link that has the focus.
      link?.focus({ preventScroll: true })
      void router.push(route)
    }
    const handleIntent = ({ target }: Event) => prefetch(router, linkAt(target))
    document.addEventListener('click', handleClick, { signal })
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, handleIntent, { passive: true, signal })
    prefetch(router, document.querySelector<HTMLAnchorElement>('a:hover'))
    return () => listening.abort()
  }, [router])
}

function prefetch(router: NextRouter, link: HTMLAnchorElement | null): void {
  const route = routeOf(link)
  if (route === null || !navigator.onLine || !allowsPrefetch()) return
  const pathname = pathnameOfRoute(route)
  if (pathname === pathnameOfRoute(router.asPath)) return
  // Without priority, a click during a failing prefetch would hang; with it, Next remembers the failure for the click.
  router.prefetch(pathname, undefined, { priority: true }).catch(() => undefined)
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

function routeOf(link: HTMLAnchorElement | null): string | null {
  if (link === null || link.href === '') return null
  return internalRoute(link, window.location.origin, effectiveBasePath)
}
