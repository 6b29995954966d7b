// Builds a copy of the site with 1,000 pages and checks what it costs: `npm run test:growth`, after a build of the
// site itself. `-- --sizes 500,1000` builds more copies and prints how time and memory grow.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readPageMap } from '../lib/content/pages/read-page-map'
import { siteConfig } from '../lib/content/settings/site-config'
import { growPages } from '../tests/fixtures/grown-copy/grow-pages'
import { measureBuild } from '../tools/bench/build-cost'
import { changedPages, folderBytes, pagesThatName } from '../tools/bench/growth'
import { copyProject } from '../tools/process/copy-project'
import { reportFailure } from '../tools/process/report-failure'

/** Issue 7, point 6. */
const MOST_OUTPUT_MB = 150
const MOST_MEMORY_MB = 4000
const NEW_SECTIONS = ['/docs/FTC/Earlier', '/docs/Stream/Earlier']

async function testGrowth(): Promise<void> {
  const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1000' } } })
  const { pages } = await readPageMap('.', siteConfig.sidebars)
  const texts = new Map(pages.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  const published = pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  const routes = published.map(({ route }) => route)
  const folder = copyProject('growth')
  const problems: string[] = []
  for (const size of values.sizes.split(',').map(Number)) {
    const grown = growPages(texts, size)
    for (const [file, text] of grown) write(path.join(folder, file), text)
    const cost = await measureBuild(true, folder)
    const out = path.join(folder, 'out')
    const outputMb = Math.round(folderBytes(out) / 1e5) / 10
    const count = texts.size + grown.size
    const kb = Math.round((1000 * outputMb) / count)
    console.log(`${count} pages`, { ...cost, 'output MB': outputMb, 'KB a page': kb })
    if (outputMb > MOST_OUTPUT_MB)
      problems.push(`${count} pages: found ${outputMb} MB, expected at most ${MOST_OUTPUT_MB}`)
    if (cost['peak MB'] > MOST_MEMORY_MB)
      problems.push(
        `${count} pages: found ${cost['peak MB']} MB of memory, expected at most ${MOST_MEMORY_MB}`,
      )
    problems.push(...changedPages('out', out, routes))
    for (const section of NEW_SECTIONS)
      for (const route of pagesThatName(out, routes, section))
        problems.push(`${route}: found the pages below ${section}, expected a link to it only`)
  }
  if (problems.length > 0) throw new Error([...problems, `The copy is ${folder}.`].join('\n'))
  rmSync(folder, { recursive: true })
  console.log(`What each of the ${routes.length} pages of the site loads is the same.`)
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

await testGrowth().catch(reportFailure)
