import { AnnouncementBar } from './components/layout/chrome/AnnouncementBar'
import { Footer } from './components/layout/chrome/Footer'
import { Navbar } from './components/layout/chrome/Navbar'
import { PageHead } from './components/layout/chrome/PageHead'
import type { SiteTheme } from './components/layout/chrome/SiteLayout'
import { DocsLayout } from './components/layout/docs/DocsLayout'
import { mdxComponents } from './components/mdx/mdx-components'

/** The components that replace those of the docs theme; `components/layout/chrome/SiteLayout.tsx` renders them. */
const themeConfig = {
  head: PageHead,
  banner: { content: AnnouncementBar },
  navbar: { component: Navbar },
  footer: { component: Footer },
  components: { ...mdxComponents, wrapper: DocsLayout },
} satisfies SiteTheme

export default themeConfig
