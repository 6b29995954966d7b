import { MDXProvider } from 'nextra/mdx'
import type { DocsThemeConfig } from 'nextra-theme-docs'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { PageData } from '../../../lib/content/navigation/navigation'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { MESSAGES } from '../../../lib/site/messages'
import { CrashBoundary } from '../../feedback/CrashPage'
import { SearchBox } from '../../search/SearchBox'
import { PageContext } from '../../ui/PageContext'

/** The slots that `theme.config.tsx` fills, named as in nextra-theme-docs. */
export type SiteTheme = Pick<DocsThemeConfig, 'head' | 'navbar' | 'footer'> & {
  readonly head: ComponentType
  readonly banner: { readonly content: ComponentType }
  readonly navbar: { readonly component: ComponentType }
  readonly footer: { readonly component: ComponentType }
  readonly components: object
}

type SiteLayoutProps = {
  readonly children: ReactNode
  readonly themeConfig: SiteTheme
  /** Passed by Nextra. `page-steps.ts` writes `frontMatter`. */
  readonly pageOpts: { readonly frontMatter: PageData }
}

/** Nextra renders every page in this layout. That of nextra-theme-docs would add 75 KB of scripts to a first visit. */
export default function SiteLayout({ children, themeConfig: slots, pageOpts }: SiteLayoutProps) {
  const { frontMatter } = pageOpts
  return (
    <PageContext value={frontMatter}>
      <slots.head />
      <a className="skip-link" href={`#${ELEMENT_IDS.main}`} tabIndex={0}>
        {MESSAGES.skipToContent}
      </a>
      {/* The search box comes before all visible content, so that Ctrl+K works from the first paint on. */}
      <SearchBox />
      <slots.banner.content />
      <slots.navbar.component />
      <MDXProvider
        disableParentContext
        components={slots.components as ComponentProps<typeof MDXProvider>['components']}
      >
        <CrashBoundary resetKey={frontMatter.route}>{children}</CrashBoundary>
      </MDXProvider>
      <slots.footer.component />
    </PageContext>
  )
}
