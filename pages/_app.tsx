import '../styles/layers.css'
import '../components/ui/SkipLink.css'
import '../components/layout/chrome/AnnouncementBar.css'
import '../components/layout/chrome/Footer.css'
import '../components/search/SearchButton.css'
import '../components/navigation/Sidebar.css'
import '../components/ui/IconButton.css'
import '../components/layout/chrome/MobileSidebar.css'
import '../components/layout/chrome/Navbar.css'
import '../components/navigation/Toc.css'
import '../components/layout/docs/CopyPage.css'
import '../components/layout/docs/DocsLayout.css'
import '../components/mdx/PasteOutput.css'
// Within a layer, later rules win. Style sheets for a few pages therefore come last, each after those that it extends.
import '../styles/typeface.css'
import '../styles/base.css'
import '../styles/tokens.css'
import '../styles/prose.css'
import '../styles/tables.css'
import '../styles/code.css'
import '../styles/callouts.css'
import '../styles/tabs.css'
import '../styles/search-box.css'
import '../styles/chunk-status.css'
import '../styles/sidebar-tree.css'
import '../styles/print.css'
// Only a few pages need the style sheets below. All are here, because on navigation, Next injects a page's CSS Modules
// as inline styles, which the Content-Security-Policy blocks. Larger ones come as a <link> beside their component.
import '../styles/pages/api-reference.css'
import '../styles/pages/filter.css'
import '../styles/pages/os-tabs.css'
import '../styles/pages/release-notes.css'
import '../styles/pages/steps.css'
import '../styles/pages/values.css'

import type { AppProps } from 'next/app'
import { ThemeProvider } from 'next-themes'
import { CrashBoundary } from '../components/feedback/CrashPage'
import { ColorModeMarks, THEME } from '../components/layout/chrome/ColorMode'
import { SiteNavigation } from '../components/navigation/SiteNavigation'
import { HiddenTarget } from '../components/navigation/useArrival'
import { ArrivalHighlight } from '../components/search/ArrivalHighlight'

export default function App({ Component, pageProps, router }: AppProps) {
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
