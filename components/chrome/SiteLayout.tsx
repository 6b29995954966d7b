import '../../styles/layers.module.css'
import { MDXProvider } from 'nextra/mdx'
import type { DocsThemeConfig } from 'nextra-theme-docs'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { PageNavigation } from '../../lib/content/navigation/navigation'
import type { FrontMatter } from '../../lib/content/pages/front-matter'
import { layoutOf } from '../../lib/content/pages/layout'
import { routeOfFile } from '../../lib/content/pages/routes'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { crashPage } from '../feedback/CrashPage'
import { PageProvider } from '../ui/PageContext'
import { SkipLink } from './SkipLink'

/** What `theme.config.tsx` fills: slots that the stock theme has under the same names. */
export type SiteTheme = Pick<DocsThemeConfig, 'head' | 'main' | 'navbar' | 'footer'> & {
  readonly head: ComponentType
  readonly banner: { readonly content: ComponentType }
  readonly navbar: { readonly component: ComponentType }
  readonly main: ComponentType<{ readonly children: ReactNode }>
  readonly footer: { readonly component: ComponentType }
  readonly components: object
}

type SiteLayoutProps = {
  readonly children: ReactNode
  readonly themeConfig: SiteTheme
  readonly pageOpts: {
    readonly route?: string
    readonly filePath: string
    readonly frontMatter: FrontMatter
    readonly navigation: PageNavigation
    readonly readingTime?: { readonly minutes: number }
  }
}

/**
 * The theme that Nextra prints every page with: the slots of `theme.config.tsx` in order. It replaces the stock
 * layout, whose widgets would triple the script of the first view.
 */
export default function SiteLayout({ children, themeConfig: slots, pageOpts }: SiteLayoutProps) {
  const { filePath, frontMatter, navigation, readingTime } = pageOpts
  const route = routeOfFile(filePath)
  const layout = layoutOf(route, frontMatter)
  return (
    <PageProvider
      value={{
        route,
        filePath,
        frontMatter,
        navigation,
        readingMinutes:
          readingTime === undefined ? null : Math.max(1, Math.round(readingTime.minutes)),
      }}
    >
      <slots.head />
      <SkipLink />
      <slots.banner.content />
      <slots.navbar.component />
      <MDXProvider
        disableParentContext
        components={slots.components as ComponentProps<typeof MDXProvider>['components']}
      >
        <CrashBoundary resetKey={route} fallback={crashPage}>
          {layout === 'app' ? children : <slots.main>{children}</slots.main>}
        </CrashBoundary>
      </MDXProvider>
      <slots.footer.component />
    </PageProvider>
  )
}
