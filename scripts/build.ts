// Builds the whole site into out/: checks the content, writes what pages load on demand, exports, checks what came out,
// records the inputs. With --strict, as in CI, warnings about the content stop it too.
import { rmSync } from 'node:fs'
import nextEnv from '@next/env'
import { readStreamApi } from '../lib/content/api/read-stream-api'
import { checkContent } from '../lib/content/checks/check-content'
import { printBySeverity, printProblem } from '../lib/content/problem'
import { effectiveBasePath } from '../lib/content/settings/base-path'
import { siteConfig } from '../lib/content/settings/site-config'
import { checkOutput, EXTERNAL_LINKS_FILE } from '../lib/output/checks/check-output'
import { writeDiscoveryFiles } from '../lib/output/discovery/discovery-files'
import { writeReleaseFeeds } from '../lib/output/feeds/release-feed-files'
import { addPolicy } from '../lib/output/host/add-policy'
import { searchOrigins } from '../lib/output/host/search-origins'
import { writeHostFiles } from '../lib/output/host/write-host-files'
import { writeBuildStamp } from '../lib/output/inputs/build-stamp'
import { hashCompileInputs, hashInputs } from '../lib/output/inputs/input-hash'
import { writeOfflineCopy } from '../lib/output/offline/offline-copy'
import { writeOpenApiFiles } from '../lib/output/openapi/openapi-files'
import { writeArticleFiles } from '../lib/output/pages/article-files'
import { completePages } from '../lib/output/pages/complete-pages'
import { readExportedPages } from '../lib/output/pages/exported-pages'
import { MARKDOWN_STORE, writeMarkdownFiles } from '../lib/output/pages/markdown-files'
import { writePageMapFiles } from '../lib/output/pages/page-map-files'
import { readStoredPages } from '../lib/output/pages/page-store'
import { RECORD_STORE } from '../lib/output/pages/record-store'
import { removeDrafts } from '../lib/output/pages/remove-drafts'
import { hasEmbeddedSearch, writeSearchFiles } from '../lib/output/search/search-files'
import { ROUTES } from '../lib/site/constants'
import { siteUrlOverride } from '../lib/site/environment'
import { reportFailure } from '../tools/process/report-failure'
import { runCommand } from '../tools/process/run-command'

const isStrict = process.argv.includes('--strict')

async function build(): Promise<void> {
  const { reading, problems } = await checkContent('.', siteConfig)
  const { error, warning, notice } = printBySeverity(problems)
  for (const line of notice) console.warn(`Notice: ${line}`)
  if (error.length > 0) throw new Error(['The content has errors.', ...error].join('\n'))

  for (const folder of ['public/page-map', 'public/search-index'])
    rmSync(folder, { recursive: true, force: true })
  writePageMapFiles('.', reading)
  const { api } = readStreamApi('.')
  if (api !== null) writeOpenApiFiles('.', api)
  rmSync('public/feeds', { recursive: true, force: true })
  writeReleaseFeeds('.', reading)
  const inputHash = await hashInputs('.', process.env)
  const buildId = inputHash.slice(0, 16)
  const env = {
    ...process.env,
    SITE_BUILD_ID: buildId,
    // Where Next takes the machine for a container it makes a new one for each build, and drops its whole cache with
    // it. It protects server actions; an export has none.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    NEXT_TELEMETRY_DISABLED: '1',
  }
  rmSync('out', { recursive: true, force: true })
  const status = await runCommand(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build', '--webpack'],
    { env },
  )
  if (status !== 0) throw new Error('The build failed: see the errors above.')
  // Nextra writes its own page map there; pages of this site hold their branch only.
  rmSync('out/_next/static/chunks/nextra-page-map-.mjs', { force: true })
  for (const route of removeDrafts('out', reading.pages)) console.log(`Left out the draft ${route}`)
  const published = reading.pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  writeArticleFiles('out', buildId, published)
  const compileHash = await hashCompileInputs('.', process.env)
  await writeMarkdownFiles({
    root: process.cwd(),
    out: 'out',
    pages: published,
    stored: readStoredPages(MARKDOWN_STORE, '.', compileHash),
  })
  writeOfflineCopy('.', 'out', reading, published)
  writeDiscoveryFiles('out', reading, published)
  completePages('out', reading, published)
  if (hasEmbeddedSearch('out'))
    await writeSearchFiles({
      root: process.cwd(),
      target: 'out',
      stamp: buildId,
      reading,
      stored: readStoredPages(RECORD_STORE, '.', compileHash),
    })
  // Next read the .env files in a process of its own.
  nextEnv.loadEnvConfig('.', false, { info: () => undefined, error: console.error })
  const exported = readExportedPages('out')
  const policy = addPolicy('out', exported, searchOrigins(process.env))
  const routes = published.map((page) => page.route).filter((route) => route !== ROUTES.notFound)
  writeHostFiles('.', 'out', { policy, basePath: effectiveBasePath, routes })
  const warnings = checkOutput({
    root: '.',
    out: 'out',
    exported,
    pages: reading.pages,
    siteUrl: siteUrlOverride ?? siteConfig.url,
    basePath: effectiveBasePath,
  })
  reportWarnings([...warning, ...warnings.map(printProblem)])
  await writeBuildStamp('.', inputHash)
  console.log(`Built ${reading.pages.length} pages into out/.`)
}

/** Prints warnings; with --strict, they end the build. */
function reportWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  console.log(`Links to other sites: ${EXTERNAL_LINKS_FILE}. Warnings: ${warnings.length}.`)
  if (isStrict && warnings.length > 0)
    throw new Error(`The build is strict and has ${warnings.length} warnings: see above.`)
}

await build().catch(reportFailure)
