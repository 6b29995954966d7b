// Writes the site's search records to the hosted index; with --dry-run, only says what would be written.
import { parseArgs } from 'node:util'
import { readSynonyms } from '../lib/content/search/search-words'
import { siteUrl } from '../lib/content/settings/site-url'
import { openPageStore } from '../lib/output/pages/page-store'
import { readSearchRecords } from '../lib/output/search/search-records'
import { hostedRecords } from '../lib/search/hosted/index-records'
import { pushedIndex, pushRecords, readPushTarget } from '../lib/search/hosted/push'
import { reportFailure } from '../tools/machine/this-process'

async function push(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } })
  const root = process.cwd()
  const target = values['dry-run'] ? null : readPushTarget(process.env)
  const pages = await readSearchRecords(openPageStore(root))
  const records = [...pages.values()].flat()
  const synonyms = readSynonyms(root)
  const summary = `${records.length} records of ${pages.size} pages and ${synonyms.length} groups of synonyms`
  if (target === null) {
    const sizes = hostedRecords(records, siteUrl).map((record) =>
      Buffer.byteLength(JSON.stringify(record)),
    )
    console.log(`Would write ${summary} to "${pushedIndex(process.env)}".`)
    console.log(`The largest record has ${Math.max(...sizes)} bytes. Nothing was sent.`)
    return
  }
  await pushRecords(target, { records, synonyms })
  console.log(`Wrote ${summary} to "${target.indexName}".`)
}

await push().catch(reportFailure)
