// Starts the writers' preview; reports content errors first, but starts all the same: the page shows its own.

import { readStreamApi } from '../lib/content/api/read-stream-api'
import { checkContent } from '../lib/content/checks/check-content'
import { printProblem } from '../lib/content/problem'
import { siteConfig } from '../lib/content/settings/site-config'
import { writeReleaseFeeds } from '../lib/output/feeds/release-feed-files'
import { writeOpenApiFiles } from '../lib/output/openapi/openapi-files'
import { writePageMapFiles } from '../lib/output/pages/page-map-files'
import { keepPreviewSearch } from '../lib/output/search/preview-search'
import { runCommand } from '../tools/process/run-command'

process.env.NEXT_TELEMETRY_DISABLED = '1'
const { reading, problems } = await checkContent('.', siteConfig)
for (const problem of problems) console.warn(printProblem(problem))
writePageMapFiles('.', reading)
const { api } = readStreamApi('.')
if (api !== null) writeOpenApiFiles('.', api)
if (!problems.some(({ severity }) => severity === 'error')) writeReleaseFeeds('.', reading)
const endSearch = keepPreviewSearch(process.cwd())
process.exitCode = await runCommand(process.execPath, [
  'node_modules/next/dist/bin/next',
  'dev',
  '--webpack',
  ...process.argv.slice(2),
])
endSearch()
