import '../styles/layers.css'
// All style sheets are here, because on navigation, Next injects a page's CSS Modules as inline styles, which the
// Content-Security-Policy blocks. Larger ones for few pages come as a <link> beside their component.
import '../components/feedback/LoadStatus.css'
import '../components/layout/chrome/AnnouncementBar.css'
import '../components/layout/chrome/Footer.css'
import '../components/layout/chrome/Navbar.css'
import '../components/layout/docs/CopyPage.css'
import '../components/layout/docs/DocsLayout.css'
import '../components/mdx/Callout.css'
import '../components/mdx/Table.css'
import '../components/mdx/code/CodeBlock.css'
import '../components/mdx/tabs/Tabs.css'
import '../components/navigation/Sidebar.css'
import '../components/navigation/SiteNavigation.css'
import '../components/navigation/Toc.css'
import '../components/search/SearchBox.css'
import '../components/search/SearchButton.css'
import '../components/ui/IconButton.css'
import '../components/ui/SkipLink.css'
import '../components/ui/ValueForm.css'
import '../styles/base.css'
import '../styles/print.css'
import '../styles/prose.css'
import '../styles/tokens.css'
import '../styles/typeface.css'

import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import { useEffect } from 'react'
import { CrashBoundary } from '../components/feedback/CrashPage'
import { ColorModeMarks, THEME } from '../components/layout/chrome/ColorMode'
import { markStarted, SiteNavigation } from '../components/navigation/SiteNavigation'
import { HiddenTarget } from '../components/navigation/useArrival'
import { ArrivalHighlight } from '../components/search/ArrivalHighlight'

export default function App({ Component, pageProps, router }: AppProps) {
  useEffect(markStarted, [])
  return (
    <ThemeProvider {...THEME}>
      <ColorModeMarks />
      <CrashBoundary resetKey={router.asPath}>
        <SiteNavigation Highlight={ArrivalHighlight} />
        <Component {...pageProps} />
      </CrashBoundary>
      <HiddenTarget />
    </ThemeProvider>
  )
}
