import type { AppProps } from 'next/app'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { SearchDialog } from '../search/SearchDialog'
import { ClientNavigation } from './ClientNavigation'
import { useSavedPage } from './useSavedPage'

/** Wraps every page: crashes, search, and links that change the page without loading the document anew. */
export function SiteApp({ Component, pageProps, router }: AppProps) {
  // biome-ignore lint/correctness/useHookAtTopLevel: always or never in all of a build
  if (process.env.NODE_ENV === 'development') useSavedPage()
  return (
    <CrashBoundary resetKey={router.asPath}>
      <SearchDialog />
      <ClientNavigation />
      <Component {...pageProps} />
    </CrashBoundary>
  )
}
