import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import { useEffect } from 'react'
import { CrashBoundary } from '../../feedback/CrashBoundary'
import { crashPage } from '../../feedback/CrashPage'
import { SiteNavigation } from '../../navigation/SiteNavigation'
import { useArrivalHighlight } from '../../search/useArrivalHighlight'
import { THEME, useColorModeMarks } from './color-mode'
import { useTypeface } from './useTypeface'

/** Wraps every page: color mode, crashes, and links that change the page without loading the document anew. */
export function SiteApp(props: AppProps) {
  return (
    <ThemeProvider {...THEME}>
      <Site {...props} />
    </ThemeProvider>
  )
}

function Site({ Component, pageProps, router }: AppProps) {
  useColorModeMarks()
  const highlight = useArrivalHighlight()
  useStyleFailures()
  useTypeface(router.route)
  return (
    <CrashBoundary resetKey={router.asPath} fallback={crashPage}>
      <SiteNavigation {...highlight} />
      <Component {...pageProps} />
    </CrashBoundary>
  )
}

/** What a reader does when they go on. */
const SIGNS = ['pointerdown', 'keydown'] as const

/** A style sheet that fails to load is asked for again on the reader's next action; the browser has logged the file. */
function useStyleFailures(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleError = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      const askAgain = () => target.isConnected && target.replaceWith(target.cloneNode())
      for (const sign of SIGNS) window.addEventListener(sign, askAgain, { once: true, signal })
    }
    // React rejects a promise with it that nobody hears.
    const handleRejection = (event: PromiseRejectionEvent) => {
      if (event.reason instanceof Event) event.preventDefault()
    }
    // Such errors do not bubble.
    window.addEventListener('error', handleError, { capture: true, signal })
    window.addEventListener('unhandledrejection', handleRejection, { signal })
    return () => listening.abort()
  }, [])
}
