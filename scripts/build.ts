// Builds the whole site into out/: checks the content, writes what pages load on demand, exports, records the inputs.
import { rmSync } from 'node:fs'
import { writeOpenApiFiles } from '../lib/api/openapi/openapi-files'
import { readStreamApi } from '../lib/api/read-stream-api'
import { writeArticleFiles } from '../lib/build/article-files'
import { writeBuildStamp } from '../lib/build/build-stamp'
import { checkContent } from '../lib/build/check-content'
import { hashCompileInputs, hashInputs } from '../lib/build/input-hash'
import { writePageMapFiles } from '../lib/build/page-map-files'
import { readStoredRecords } from '../lib/build/record-store'
import { writeReleaseFeeds } from '../lib/build/release-feed-files'
import { removeDrafts } from '../lib/build/remove-drafts'
import { hasEmbeddedSearch, writeSearchFiles } from '../lib/build/search-files'
import { reportFailure } from '../lib/process/report-failure'
import { runCommand } from '../lib/process/run-command'
import siteConfig from '../site.config'

async function build(): Promise<void> {
  const { reading, errors, notices } = await checkContent('.', siteConfig)
  for (const notice of notices) console.warn(`Notice: ${notice}`)
  if (errors.length > 0) throw new Error(['The content has errors.', ...errors].join('\n'))

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
  const exported = reading.pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  writeArticleFiles('out', buildId, exported)
  if (hasEmbeddedSearch('out'))
    await writeSearchFiles({
      root: process.cwd(),
      target: 'out',
      stamp: buildId,
      reading,
      stored: readStoredRecords('.', await hashCompileInputs('.', process.env)),
    })
  await writeBuildStamp('.', inputHash)
  console.log(`Built ${reading.pages.length} pages into out/.`)
}

await build().catch(reportFailure)
