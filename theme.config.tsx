import { AnnouncementBar } from './components/chrome/AnnouncementBar'
import { Footer } from './components/chrome/Footer'
import { Navbar } from './components/chrome/Navbar'
import { PageHead } from './components/chrome/PageHead'
import type { SiteTheme } from './components/chrome/SiteLayout'
import { DocsLayout } from './components/docs/DocsLayout'
import { mdxComponents } from './components/mdx'

/** The components of the docs theme that this site replaces; `components/chrome/SiteLayout.tsx` prints them. */
const themeConfig = {
  head: PageHead,
  banner: { content: AnnouncementBar },
  navbar: { component: Navbar },
  main: DocsLayout,
  footer: { component: Footer },
  components: mdxComponents,
} satisfies SiteTheme

export default themeConfig
