import { readFileSync } from 'node:fs'
import path from 'node:path'
import siteConfig from '../../site.config'
import { effectiveBasePath } from '../config/base-path'
import { BUILD_ID } from '../config/build-id'
import { siteUrlOverride } from '../config/environment'
import { readHostedSearch } from '../config/hosted-search'
import { createBuildContext } from '../mdx/create-build-context'
import { mdxPlugins } from '../mdx/plugins'
import { generatorName } from './generator-name'
import { storeRecords } from './record-store'

export type SiteBuildOptions = {
  /** Folder of the project. */
  readonly root: string
  /** True under `next dev`. */
  readonly isPreview: boolean
}

type WebpackRule = {
  readonly test?: RegExp
  readonly oneOf?: readonly WebpackRule[]
  readonly loader?: string
  use?: unknown
}
type WebpackConfig = { readonly module: { readonly rules: WebpackRule[] } }

/** What `next.config.mjs` hands to Nextra and Next. */
export function createSiteBuild({ root, isPreview }: SiteBuildOptions) {
  const build = createBuildContext(
    root,
    effectiveBasePath,
    isPreview,
    isPreview ? undefined : storeRecords(root),
  )
  const pageLoader = {
    loader: path.join(root, 'lib/mdx/page-loader.mjs'),
    options: {
      navigationOfFile: build.navigationOfFile,
      dependenciesOfFile: build.dependenciesOfFile,
    },
  }
  return {
    nextraOptions: {
      theme: './components/chrome/SiteLayout.tsx',
      themeConfig: './theme.config.tsx',
      search: false,
      staticImage: false,
      readingTime: true,
      codeHighlight: false,
      transformPageMap: () => [],
      mdxOptions: mdxPlugins(build.context),
    },
    nextOptions: {
      output: 'export',
      trailingSlash: false,
      basePath: effectiveBasePath,
      reactStrictMode: true,
      poweredByHeader: false,
      productionBrowserSourceMaps: false,
      pageExtensions: ['tsx'],
      images: { unoptimized: true },
      experimental: { scrollRestoration: true },
      env: {
        SITE_BUILD_ID: BUILD_ID,
        SITE_BASE_PATH: effectiveBasePath,
        SITE_URL: siteUrlOverride ?? siteConfig.url,
        SITE_GENERATOR: generatorName(root),
        SITE_SEARCH_ENGINE: readHostedSearch() === null ? 'embedded' : 'hosted',
        SITE_LOGO: readFileSync(path.join(root, 'public', siteConfig.navbar.logo), 'utf8').trim(),
      },
      typescript: { ignoreBuildErrors: true },
      generateBuildId: () => BUILD_ID,
      webpack(config: WebpackConfig): WebpackConfig {
        insertPageLoader(config.module.rules, pageLoader)
        config.module.rules.push({
          test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
          loader: path.join(root, 'lib/build/docsearch-loader.mjs'),
        })
        return config
      },
    },
  }
}

/** Puts the page loader before Nextra's loader of pages (loaders run from last to first). */
function insertPageLoader(rules: readonly WebpackRule[], pageLoader: object): void {
  const pageRules = rules.flatMap((rule) => rule.oneOf ?? []).filter((rule) => isPageRule(rule.use))
  if (pageRules.length === 0)
    throw new Error('build: found no page rule of Nextra, expected Nextra 3.3.1')
  for (const rule of pageRules) {
    if (Array.isArray(rule.use)) rule.use = [...rule.use.slice(0, -1), pageLoader, rule.use.at(-1)]
  }
}

function isPageRule(use: unknown): boolean {
  if (!Array.isArray(use)) return false
  const last: unknown = use.at(-1)
  return JSON.stringify(last ?? null).includes('"isPageImport":true')
}
