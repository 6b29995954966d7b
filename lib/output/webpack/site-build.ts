import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mdxPlugins } from '../../compile/plugins'
import { effectiveBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { readHostedSearch } from '../../search/hosted/settings'
import { siteUrlOverride } from '../../site/environment'
import { searchOrigins } from '../host/search-origins'
import { hashCompileCode } from '../inputs/input-hash'
import { openPageStore } from '../pages/page-store'
import { notePackages } from './bundled-packages'
import { inlineCode } from './inline-scripts'
import { compileOnce, failAlone, followContent, leaveOutNextApp } from './page-rules'
import type { WebpackConfig } from './webpack-types'

/** Hexadecimal digits. */
const BUILD_ID_LENGTH = 12

/** Replaces Nextra's image component, which adds 11 KB to each page; `mdx-components.tsx` has its own. */
const UNUSED_PACKAGES = { 'next/image': false, 'react-medium-image-zoom': false }

export type SiteBuildOptions = {
  /** Folder of the project. */
  readonly root: string
  /** True under `next dev`. */
  readonly isPreview: boolean
}

/** Options that `next.config.mjs` passes to Nextra and Next. */
export async function createSiteBuild({ root, isPreview }: SiteBuildOptions) {
  const store = openPageStore(root, { isPreview })
  const codeHash = hashCompileCode(root, process.env)
  const { scripts, policy } = await inlineCode(root, searchOrigins(process.env))
  return {
    nextraOptions: {
      theme: './components/layout/chrome/SiteLayout.tsx',
      themeConfig: './theme.config.tsx',
      mdxOptions: mdxPlugins({ ...store.context, emptiesDrafts: !isPreview }),
      // The compile steps do these.
      search: false,
      codeHighlight: false,
      staticImage: false,
      // Pages hold their own branch of it.
      transformPageMap: () => [],
    },
    nextOptions: {
      output: 'export',
      trailingSlash: false,
      basePath: effectiveBasePath,
      reactStrictMode: true,
      poweredByHeader: false,
      pageExtensions: ['tsx'],
      images: { unoptimized: true },
      experimental: {
        clientRouterFilter: false,
        // Each bundle has a process of its own, which takes two thirds of the memory.
        webpackBuildWorker: true,
      },
      env: {
        SITE_BASE_PATH: effectiveBasePath,
        SITE_URL: siteUrlOverride ?? siteConfig.url,
        SITE_SEARCH_ENGINE: readHostedSearch() === null ? 'embedded' : 'hosted',
        SITE_LOGO: readFileSync(path.join(root, 'public', siteConfig.navbar.logo), 'utf8').trim(),
        SITE_POLICY: isPreview ? '' : policy,
        INLINE_HEAD_SCRIPT: scripts.head,
        INLINE_HOME_SCRIPT: scripts.home,
        INLINE_NOT_FOUND_SCRIPT: scripts.notFound,
        INLINE_START_SCRIPT: scripts.start,
      },
      // `npm run check` reports them.
      typescript: { ignoreBuildErrors: true },
      // Every page names it: it changes with the code, not with another page's text.
      generateBuildId: () => codeHash.slice(0, BUILD_ID_LENGTH),
      async exportPathMap(pages: Readonly<Record<string, object>>) {
        const reading = await store.pageMap()
        const drafts = reading.pages.filter(({ frontMatter }) => frontMatter.status === 'draft')
        const routes = new Set(drafts.map(({ route }) => route))
        return Object.fromEntries(Object.entries(pages).filter(([route]) => !routes.has(route)))
      },
      // An export has no server whose files would have to be found.
      outputFileTracingExcludes: { '*': ['**'] },
      webpack(config: WebpackConfig, { isServer }: { readonly isServer: boolean }): WebpackConfig {
        Object.assign(config.resolve.alias, UNUSED_PACKAGES)
        if (isPreview) {
          followContent(config, root)
          failAlone(config, root)
          leaveOutNextApp(config)
          // On disk it would outlive changes of our code, which webpack does not see.
          config.cache = { type: 'memory' }
        } else {
          config.cache = false
          compileOnce(config, root, isServer)
          if (!isServer) config.plugins.push(notePackages(root))
        }
        return config
      },
    },
  }
}
