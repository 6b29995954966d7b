import '../styles/base.css'
import '../styles/tokens.css'
import '../styles/prose.css'
import '../styles/search-box.css'
import '../styles/sidebar-tree.css'
import '../styles/print.css'
import type { AppProps } from 'next/app'
import { ClientNavigation } from '../components/chrome/ClientNavigation'
import { useSavedPage } from '../components/chrome/useSavedPage'
import { CrashBoundary } from '../components/feedback/CrashBoundary'
import { SearchDialog } from '../components/search/SearchDialog'

/** Wraps every page: crashes, search, and links that change the page without loading the document anew. */
export default function App({ Component, pageProps, router }: AppProps) {
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
