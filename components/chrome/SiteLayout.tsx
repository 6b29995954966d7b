import '../../styles/layers.module.css'
import { MDXProvider } from 'nextra/mdx'
import type { ComponentProps, ReactNode } from 'react'
import type { PageNavigation } from '../../lib/content/navigation/navigation'
import { routeOfFile } from '../../lib/content/navigation/routes'
import type { FrontMatter } from '../../lib/content/pages/front-matter'
import { layoutOf } from '../../lib/content/pages/layout'
import type themeConfig from '../../theme.config'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { PageProvider } from '../ui/PageContext'
import { SkipLink } from './SkipLink'
import { useDocsVersion } from './useDocsVersion'
import { useThemeColor } from './useThemeColor'

type SiteLayoutProps = {
  readonly children: ReactNode
  readonly themeConfig: typeof themeConfig
  readonly pageOpts: {
    readonly route?: string
    readonly filePath: string
    readonly frontMatter: FrontMatter
    readonly navigation: PageNavigation
    readonly readingTime?: { readonly minutes: number }
  }
}

/**
 * The theme that Nextra prints every page with: the slots of `theme.config.tsx` in order. It takes the place of the
 * stock layout, whose widgets would triple the script of the first view.
 */
export default function SiteLayout({ children, themeConfig: slots, pageOpts }: SiteLayoutProps) {
  const { filePath, frontMatter, navigation, readingTime } = pageOpts
  const route = routeOfFile(filePath)
  const layout = layoutOf(route, frontMatter)
  useDocsVersion(layout === 'docs')
  useThemeColor()
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
        <CrashBoundary resetKey={route}>
          {layout === 'app' ? children : <slots.main>{children}</slots.main>}
        </CrashBoundary>
      </MDXProvider>
      <slots.footer.component />
    </PageProvider>
  )
}
