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
  useArrivalHighlight()
  useStyleFailures()
  useTypeface(router.route)
  return (
    <CrashBoundary resetKey={router.asPath} fallback={crashPage}>
      <SiteNavigation />
      <Component {...pageProps} />
    </CrashBoundary>
  )
}

/** What a reader does when they go on. */
const SIGNS = ['pointerdown', 'keydown'] as const

/**
 * A style sheet that fails to load rejects a React promise that nothing handles; the browser has already logged the
 * file. It is requested again on the reader's next action.
 */
function useStyleFailures(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleRejection = (event: PromiseRejectionEvent) => {
      const source: unknown = event.reason instanceof Event ? event.reason.target : null
      if (!(source instanceof HTMLLinkElement)) return
      event.preventDefault()
      const askAgain = () => source.isConnected && source.replaceWith(source.cloneNode())
      for (const sign of SIGNS) window.addEventListener(sign, askAgain, { once: true, signal })
    }
    window.addEventListener('unhandledrejection', handleRejection, { signal })
    return () => listening.abort()
  }, [])
}
