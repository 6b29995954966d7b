import type { DocsThemeConfig } from 'nextra-theme-docs'
import { AnnouncementBar } from './components/chrome/AnnouncementBar'
import { Footer } from './components/chrome/Footer'
import { Navbar } from './components/chrome/Navbar'
import { PageHead } from './components/chrome/PageHead'
import { Article } from './components/docs/Article'
import { DocsLayout } from './components/docs/DocsLayout'

/** The slots of the docs theme that this site fills; `components/chrome/SiteLayout.tsx` prints them. */
const themeConfig = {
  head: PageHead,
  banner: { content: AnnouncementBar },
  navbar: { component: Navbar },
  main: DocsLayout,
  footer: { component: Footer },
  components: { Article },
} satisfies Slots

type Slots = {
  readonly [Name in 'head' | 'main' | 'navbar' | 'footer']: DocsThemeConfig[Name]
} & {
  readonly banner: { readonly content: NonNullable<DocsThemeConfig['banner']>['content'] }
  readonly components: object
}

export default themeConfig
