import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { KNOWN_OUTPUTS_FILE } from '../../lib/content/pages/routes'
import {
  type KnownOutput,
  matchOutput,
  type OutputMatch,
  type SignedRow,
} from '../../lib/content/symptoms/match-output'
import { SearchEngine } from '../../lib/search/engine/search-engine'
import { cleanQuery } from '../../lib/search/search-client'
import type { Product } from '../../lib/site/products'
import { requestFor } from '../fixtures/search-index'
import { readSiteFile, readSiteIndex } from './exported-page'

const known: KnownOutput[] = JSON.parse(String(readSiteFile(KNOWN_OUTPUTS_FILE.slice(1))))
const outputs: Record<string, string | string[]> = parse(
  readFileSync('tests/fixtures/reader-outputs.yaml', 'utf8'),
)
/** Each output with the product of the page on which the reader pastes it. */
const pasted = Object.entries(outputs).flatMap(([row, texts]) =>
  [texts]
    .flat()
    .map((text) => ({ row, text, on: /stream/i.test(row) ? 'stream' : 'ftc' }) as const),
)
const isUnexplained = ({ row }: { readonly row: string }) => !row.startsWith('/')
const rowsFor = (text: string, product: Product | null) =>
  matchOutput(text, known, product).map((match) => match.known.url)

describe('output that readers paste', () => {
  it.each(pasted.filter((output) => !isUnexplained(output)))(
    'leads to $row',
    ({ on, row, text }) => {
      expect(rowsFor(text, on)[0]).toBe(row)
    },
  )

  it('leads nowhere if it is harmless, with 2 exceptions at most', () => {
    const loud = pasted
      .filter(isUnexplained)
      .filter(({ on, text }) => [...rowsFor(text, on), ...rowsFor(text, null)].length > 0)
    expect(loud.length, JSON.stringify(loud)).toBeLessThanOrEqual(2)
  })

  it('is not explained by our rows if another program prints it', () => {
    const foreign: Record<string, string[]> = parse(
      readFileSync('tests/fixtures/foreign-outputs.yaml', 'utf8'),
    )
    const answered = Object.entries(foreign).flatMap(([program, texts]) =>
      texts
        .flatMap((text) => matchOutput(text, known, null))
        .filter((match) => !match.known.general)
        .map(({ line, known: { url } }) => `${program}: ${url}: ${line}`),
    )
    expect(answered).toEqual([])
  })

  it('is found in the middle of a log, each row once, the longest match first', () => {
    const noise = pasted.filter(({ row }) => row === 'ftc').map(({ text }) => text)
    const log = [
      ...noise,
      'helm: command not found',
      ...noise,
      'x | 09:00 HELM: Command not found',
      ...noise,
    ]
    expect(rowsFor(log.join('\n'), 'ftc')).toEqual([
      '/docs/FTC/Troubleshooting/More_Symptoms#symptom-a-version-check-of-the-tools-fails',
    ])
    expect(rowsFor(`${log.join('\n')}\nNo cluster found for name: a.`, 'ftc')[0]).toMatch(
      /no-cluster-found/,
    )
  })
})

describe('the line of an output that decides, typed into search', () => {
  const engine = new SearchEngine(readSiteIndex())
  const explained = pasted.filter((output) => !isUnexplained(output))
  const hitFor = (query: string, currentRoute: string) =>
    engine.search(requestFor(query, { currentRoute, hitsPerPage: 1 })).hits[0]

  // The others lack what decides: the cut or another line has it.
  it('has its row first in 95 of 100, cut from its first sign on', () => {
    const wrong = explained.flatMap(({ on, row, text }) => {
      const [match] = matchOutput(text, known, on)
      if (match === undefined) return [row]
      const query = cleanQuery(match.line.slice(startOfSigns(match))).trimEnd()
      const found = hitFor(query, row.replace(/#.*/, ''))?.url
      // A table that guides share stands on several pages.
      return found?.split('#')[1] === row.split('#')[1] ? [] : [`${query} → ${found}`]
    })
    console.log(`${wrong.length} of ${explained.length} lines without their row first`)
    for (const line of wrong) console.log(line)
    expect(wrong.length).toBeLessThanOrEqual(0.05 * explained.length)
  })

  it('leads to no section on removal first', () => {
    const lines = pasted.flatMap(({ on, text }) => {
      const route = on === 'stream' ? '/docs/Stream' : '/docs/FTC'
      return text.split('\n').map((line) => ({ line, route }))
    })
    const found = lines
      .filter(({ line }) => /\w/.test(line) && !/delete|remove|uninstall/i.test(line))
      .flatMap(({ line, route }) => hitFor(cleanQuery(line).trimEnd(), route)?.url ?? [])
    // The row of a symptom may name what is not deleted.
    const isRemoval = (url: string) => /#(?!symptom-|error-).*(?:delete|remove|uninstall)/.test(url)
    expect(found.filter(isRemoval)).toEqual([])
  })
})

/** Where the first of the row's signs begins in the line, with the text that must be near it if the line has it. */
function startOfSigns({ known: row, line }: OutputMatch): number {
  const starts = [...line.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index)
  const startOf = (signed: SignedRow) =>
    starts.findLast((at) => matchOutput(line.slice(at), [signed], null).length > 0)
  const firsts = row.signs.flatMap((sign) => {
    const alone = { ...row, signs: [sign] }
    return startOf(alone) ?? startOf({ ...alone, near: [] }) ?? []
  })
  return Math.min(line.length, ...firsts)
}

it('each row of a table “It prints” has its signs, on one of the pages that share it', () => {
  const explained = new Set(known.map(({ url }) => url.replace(/^\/docs\/\w+/, '')))
  const silent = ['Stream', 'FTC'].flatMap((product) =>
    ['Troubleshooting', 'Troubleshooting/More_Symptoms'].flatMap((page) => {
      const html = String(readSiteFile(`docs/${product}/${page}.html`))
      const rows = [...html.matchAll(/<tr[^>]* id="(error-[^"]+)"/g)]
      return rows.map(([, id]) => `/${page}#${id}`).filter((row) => !explained.has(row))
    }),
  )
  expect(silent).toEqual([])
})
