import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import { CrashBoundary } from '../../feedback/CrashBoundary'
import { crashPage } from '../../feedback/CrashPage'
import { SiteNavigation } from '../../navigation/SiteNavigation'
import { useArrivalHighlight } from '../../search/useArrivalHighlight'
import { THEME, useColorModeMarks } from './color-mode'

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
  return (
    <CrashBoundary resetKey={router.asPath} fallback={crashPage}>
      <SiteNavigation {...highlight} />
      <Component {...pageProps} />
    </CrashBoundary>
  )
}
