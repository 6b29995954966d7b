import '../../styles/layers.module.css'
import { MDXProvider } from 'nextra/mdx'
import type { DocsThemeConfig } from 'nextra-theme-docs'
import { type ComponentProps, type ComponentType, type ReactNode, useEffect } from 'react'
import { preferredDocsVersionSlot } from '../../lib/browser/storage/slots'
import type { PageNavigation } from '../../lib/content/navigation/navigation'
import type { FrontMatter } from '../../lib/content/pages/front-matter'
import { layoutOf } from '../../lib/content/pages/layout'
import { routeOfFile } from '../../lib/content/pages/routes'
import { siteConfig } from '../../lib/content/settings/site-config'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { PageProvider } from '../ui/PageContext'
import { useThemeColor } from './ColorModeProvider'
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

/** Remembers the docs version (§4) whenever documentation is read. There is one: whatever else is stored gives way. */
function useDocsVersion(isDocsPage: boolean): void {
  useEffect(() => {
    const { version, versionPersistence } = siteConfig.docs
    if (!isDocsPage || versionPersistence === 'none') return
    if (preferredDocsVersionSlot.get() !== version.name) preferredDocsVersionSlot.set(version.name)
  }, [isDocsPage])
}
