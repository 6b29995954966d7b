import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import { CrashBoundary } from '../../feedback/CrashBoundary'
import { crashPage } from '../../feedback/CrashPage'
import { SiteNavigation } from '../../navigation/SiteNavigation'
import { ArrivalHighlight } from '../../search/ArrivalHighlight'
import { THEME, useColorModeMarks } from './color-mode'

export function SiteApp(props: AppProps) {
  return (
    <ThemeProvider {...THEME}>
      <Site {...props} />
    </ThemeProvider>
  )
}

function Site({ Component, pageProps, router }: AppProps) {
  useColorModeMarks()
  return (
    <CrashBoundary resetKey={router.asPath} fallback={crashPage}>
      <SiteNavigation Highlight={ArrivalHighlight} />
      <Component {...pageProps} />
    </CrashBoundary>
  )
}
