import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { LicenseWebpackPlugin } from 'license-webpack-plugin'
import { mdxPlugins } from '../../compile/plugins'
import { LICENSES_URL } from '../../content/pages/routes'
import { filesBelow } from '../../content/project-files'
import { effectiveBasePath, siteUrlOverride } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { readHostedSearch } from '../../search/hosted/settings'
import { openProject } from '../pages/open-project'
import { inlineCode } from './inline-scripts'
import {
  compileForPreview,
  compileOnce,
  dropPageMap,
  dropServerSteps,
  excludeNextApp,
  linkFiles,
  type WebpackConfig,
} from './page-rules'

const CODE_FOLDERS = ['components', 'lib']
const CODE_FILES = ['next.config.mjs', 'package-lock.json', 'site.config.ts', 'theme.config.tsx']
const TEST_FILE = /\.test\.tsx?$/

/** Modules of Nextra's image component, which the site replaces. They would add 11 KB to each page. */
const UNUSED_PACKAGES = { 'next/image': false, 'react-medium-image-zoom': false }
const TYPEFACE = '@fontsource-variable/geist'

export type SiteBuildOptions = { readonly root: string; readonly isPreview: boolean }

export async function createSiteBuild({ root, isPreview }: SiteBuildOptions) {
  const project = openProject(root, { isPreview })
  const { heads } = await inlineCode(root)
  return {
    nextraOptions: {
      theme: './components/layout/chrome/SiteLayout.tsx',
      themeConfig: './theme.config.tsx',
      mdxOptions: mdxPlugins({ ...project, emptiesDrafts: !isPreview }),
      // The site has its own search, code highlighting, and images in place of Nextra's.
      search: false,
      codeHighlight: false,
      staticImage: false,
    },
    nextOptions: {
      output: 'export',
      basePath: effectiveBasePath,
      reactStrictMode: true,
      pageExtensions: ['tsx'],
      images: { unoptimized: true },
      experimental: {
        clientRouterFilter: false,
        // With a separate process for each bundle, the build needs a third less memory.
        webpackBuildWorker: true,
        // Next stores equal source texts only once.
        webpackMemoryOptimizations: true,
      },
      env: {
        SITE_BASE_PATH: effectiveBasePath,
        SITE_URL: siteUrlOverride ?? siteConfig.url,
        SITE_SEARCH_ENGINE: readHostedSearch() === null ? 'embedded' : 'hosted',
        SITE_LOGO: readFileSync(path.join(root, 'public', siteConfig.navbar.logo), 'utf8'),
        INLINE_HEADS: JSON.stringify(heads),
      },
      // `npm run check` reports type errors.
      typescript: { ignoreBuildErrors: true },
      generateBuildId: () => buildIdOf(root),
      async exportPathMap(pages: Readonly<Record<string, object>>) {
        const { pages: all, published } = await project.pageMap()
        const drafts = all.filter((page) => !published.includes(page)).map(({ route }) => route)
        const shown = Object.entries(pages).filter(([route]) => !drafts.includes(route))
        return Object.fromEntries(shown)
      },
      // An export has no server files to trace.
      outputFileTracingExcludes: { '*': ['**'] },
      webpack(config: WebpackConfig, { isServer }: { readonly isServer: boolean }): WebpackConfig {
        Object.assign(config.resolve.alias, UNUSED_PACKAGES)
        dropPageMap(config, root)
        linkFiles(config, root)
        if (isPreview) {
          compileForPreview(config, root)
          excludeNextApp(config)
          // A cache on disk would not notice changes in the compile steps.
          config.cache = { type: 'memory' }
        } else {
          config.cache = false
          compileOnce(config, root, isServer)
          if (isServer) dropServerSteps(config)
          else config.plugins.push(licensePlugin(root))
        }
        return config
      },
    },
  }
}

/** Writes the licenses of the packages in the browser bundle, and of the typefaces, next to the bundle. */
function licensePlugin(root: string): LicenseWebpackPlugin {
  // Webpack names modules by their real paths.
  const packages = realpathSync(path.join(root, 'node_modules'))
  return new LicenseWebpackPlugin({
    perChunkOutput: false,
    outputFilename: LICENSES_URL.slice(1),
    // Geist Mono has the same authors and the same license.
    additionalModules: [{ name: TYPEFACE, directory: path.join(packages, TYPEFACE) }],
    // Otherwise, the plugin takes Next's modules without a file for this project, and looks for its license.
    modulesDirectories: [packages],
    handleMissingLicenseText(name, license) {
      if (license === null) throw new Error(`${name}: found no license, expected a file or a name`)
      return null
    },
    // The name of the license is enough.
    stats: { warnings: false },
  })
}

/** A hash of code, lock file, and `SITE_` variables, not of texts: every page contains the build id. */
export function buildIdOf(root: string): string {
  const hash = createHash('sha256')
  const code = CODE_FOLDERS.flatMap((folder) => filesBelow(root, folder))
  for (const file of [...code.filter((name) => !TEST_FILE.test(name)), ...CODE_FILES]) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('SITE_')) hash.update(`${name}=${process.env[name]}\0`)
  return hash.digest('hex').slice(0, 12)
}
