// Lists where the facts of a folder of fact sheets stand on the built site: `npm run coverage -- <folder>`, after a
// build. A heuristic: it looks for code, names and numbers, and says what it found and what not.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sheetReport, summary } from '../lib/coverage/coverage-report'
import { findUnit } from '../lib/coverage/find-unit'
import { markdownUnits } from '../lib/coverage/markdown-units'
import { readPage, type SitePage } from '../lib/coverage/page-sections'
import { yamlUnits } from '../lib/coverage/yaml-units'
import { reportFailure } from '../lib/process/report-failure'

function coverage(folder: string | undefined): void {
  if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error('Name a folder of fact sheets: npm run coverage -- <folder>')
  if (!existsSync('out/docs')) throw new Error('There is no out/: run `npm run build` first.')
  const pages = readPages('out')
  const sheets = filesOf(folder).filter((file) =>
    /^(?!README).*\.(?:md|ya?ml)$/.test(path.basename(file)),
  )
  const all = sheets.flatMap((sheet) => {
    const source = readFileSync(sheet, 'utf8')
    const units = sheet.endsWith('.md') ? markdownUnits(source) : yamlUnits(source)
    const product = /\/docs\/[^/]+/.exec(
      units.find(({ route }) => route !== null)?.route ?? '',
    )?.[0]
    const known =
      product === undefined ? pages : pages.filter(({ route }) => route.startsWith(product))
    const found = units.map((unit) => findUnit(unit, known))
    console.log(sheetReport(path.relative(folder, sheet), found).join('\n'))
    return found
  })
  console.log(`\n${sheets.length} sheets, ${summary(all)}`)
}

function readPages(site: string): SitePage[] {
  return filesOf(path.join(site, 'docs'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const route = `/${path
        .relative(site, file)
        .replaceAll('\\', '/')
        .replace(/\.html$/, '')}`
      return readPage(route, readFileSync(file, 'utf8'))
    })
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

try {
  coverage(process.argv[2])
} catch (error) {
  reportFailure(error)
}
