import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { KNOWN_OUTPUTS_FILE } from '../../lib/content/pages/routes'
import { type KnownOutput, matchOutput } from '../../lib/content/symptoms/match-output'
import type { Product } from '../../lib/site/products'
import { readSiteFile } from './exported-page'

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
