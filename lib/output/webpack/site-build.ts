import { readFileSync } from 'node:fs'
import path from 'node:path'
import { effectiveBasePath } from '../../content/settings/base-path'
import { inlineOptions } from '../../content/settings/inline-options'
import { siteConfig } from '../../content/settings/site-config'
import { keepsSourceMaps } from '../../site/environment'
import { hashCompileCode } from '../inputs/input-hash'
import { isLargeSite } from '../inputs/large-site'
import { openPageStore } from '../pages/page-store'
import { BUILD_ID } from '../pages/route-manifest'
import { bundledVariables } from './bundled-variables'
import { nameClasses } from './class-names'
import { bundleInlineScripts } from './inline-scripts'
import { createPageModules } from './page-modules'
import { preparePreview } from './preview-config'
import { compileBeforeStart, hydrateInSlices } from './react-start'
import { bundleReadingScript, PREVIEW_WORKER } from './reading-script'
import { type RenameTokens, readTokenNames, renameTokens } from './token-names'
import type { Webpack } from './webpack-api'
import {
  addPlainImageLoader,
  leaveOutCache,
  leaveOutFileTracing,
  replacePageLoader,
  shareModules,
  shortenHashes,
  type WebpackConfig,
} from './webpack-config'

export type SiteBuildOptions = {
  /** Folder of the project. */
  readonly root: string
  /** True under `next dev`. */
  readonly isPreview: boolean
}

/** Which of its compilers Next asks for a configuration of. */
type Compiler = {
  readonly webpack: Webpack
  /** Not for the browser. */
  readonly nextRuntime?: 'nodejs' | 'edge'
}

/** What `next.config.mjs` hands to Nextra and Next. */
export async function createSiteBuild({ root, isPreview }: SiteBuildOptions) {
  const codeHash = isPreview ? await hashCompileCode(root, process.env) : null
  const store = await openPageStore(root, { isPreview, keepsPages: isPreview })
  const modules = createPageModules(root, store, isPreview)
  const inline = await bundleInlineScripts(root, inlineOptions(siteConfig, effectiveBasePath))
  // Long names are for those who look at a preview.
  const rename: RenameTokens = isPreview ? (text) => text : readTokenNames(root)
  // A preview bundles it while webpack compiles.
  const reading = isPreview ? null : await bundleReadingScript(root, rename)
  const worker = reading === null ? PREVIEW_WORKER : reading.worker
  const logo = readFileSync(path.join(root, 'public', siteConfig.navbar.logo), 'utf8').trim()
  return {
    nextraOptions: {
      theme: './components/chrome/SiteLayout.tsx',
      themeConfig: './theme.config.tsx',
      search: false,
      // Pages hold their own branch of it.
      transformPageMap: () => [],
    },
    nextOptions: {
      output: 'export',
      trailingSlash: false,
      basePath: effectiveBasePath,
      reactStrictMode: true,
      poweredByHeader: false,
      productionBrowserSourceMaps: keepsSourceMaps,
      pageExtensions: ['tsx'],
      images: { unoptimized: true },
      // The router's filter of pages is for sites that have an app folder too; it would wait for the manifest.
      experimental: {
        scrollRestoration: true,
        clientRouterFilter: false,
        // One compiler after the other, in processes of their own: otherwise what the first has made stays beside the second.
        webpackBuildWorker: isLargeSite(root),
        // Only the build itself runs that code.
        serverMinification: false,
      },
      env: {
        ...bundledVariables(),
        ...(worker === undefined ? {} : { SEARCH_WORKER: worker }),
        INLINE_HEAD_SCRIPT: inline.head,
        INLINE_HOME_SCRIPT: inline.home,
        INLINE_START_SCRIPT: inline.start,
        ...(reading === null ? {} : { READING_SCRIPT: reading.address }),
        SITE_LOGO: rename(logo),
      },
      typescript: { ignoreBuildErrors: true },
      generateBuildId: () => BUILD_ID,
      // An export has no server whose files would have to be found; looking for them takes a fifth of the build.
      outputFileTracingExcludes: { '*': ['**'] },
      webpack(config: WebpackConfig, { nextRuntime, webpack }: Compiler): WebpackConfig {
        replacePageLoader(config.module.rules, {
          loader: path.join(root, 'lib/output/webpack/page-loader.mjs'),
          options: { modules },
        })
        nameClasses(config.module.rules)
        if (!isPreview) renameTokens(config.module.rules, root, rename)
        addPlainImageLoader(config, root)
        hydrateInSlices(config, root)
        if (codeHash === null) leaveOutCache(config)
        else preparePreview(config, webpack, { root, rename, codeHash })
        // Neither the other compilers nor a preview have it.
        if (nextRuntime === 'nodejs' && !isPreview) {
          leaveOutFileTracing(config)
          shareModules(config)
        }
        if (nextRuntime === undefined && !isPreview) compileBeforeStart(config, webpack)
        shortenHashes(config)
        return config
      },
    },
  }
}
