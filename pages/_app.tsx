import '../styles/base.css'
import '../styles/tokens.css'
import '../styles/prose.css'
import '../styles/search-box.css'
import '../styles/print.css'
import type { AppProps } from 'next/app'
import { ClientNavigation } from '../components/chrome/ClientNavigation'
import { ColorModeProvider } from '../components/chrome/ColorModeProvider'
import { CrashBoundary } from '../components/feedback/CrashBoundary'
import { ArrivalHighlight } from '../components/search/ArrivalHighlight'
import { SearchDialog } from '../components/search/SearchDialog'

/** Wraps every page: crashes, color mode, search, and links that change the page without loading the document anew. */
export default function App({ Component, pageProps, router }: AppProps) {
  return (
    <CrashBoundary resetKey={router.asPath}>
      <ColorModeProvider>
        <SearchDialog />
        <ClientNavigation />
        <ArrivalHighlight />
        <Component {...pageProps} />
      </ColorModeProvider>
    </CrashBoundary>
  )
}
