import type { AppProps } from 'next/app'
import { useEffect, useReducer } from 'react'
import { PAGE_SAVED_EVENT } from '../../lib/content/pages/addresses'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { crashPage } from '../feedback/CrashPage'
import { ClientNavigation } from './ClientNavigation'

/** Wraps every page: crashes, and links that change the page without loading the document anew. */
export function SiteApp({ Component, pageProps, router }: AppProps) {
  // biome-ignore lint/correctness/useHookAtTopLevel: always or never in all of a build
  if (process.env.NODE_ENV === 'development') useSavedPage()
  return (
    <CrashBoundary resetKey={router.asPath} fallback={crashPage}>
      <ClientNavigation />
      <Component {...pageProps} />
    </CrashBoundary>
  )
}

/** In a preview, renders the page again when its writer has saved it. */
function useSavedPage(): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    window.addEventListener(PAGE_SAVED_EVENT, renderAgain)
    return () => window.removeEventListener(PAGE_SAVED_EVENT, renderAgain)
  }, [])
}
