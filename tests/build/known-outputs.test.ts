import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Product } from '../../lib/content/search/search-record'
import {
  KNOWN_OUTPUTS_FILE,
  type KnownOutput,
  matchOutput,
} from '../../lib/content/symptoms/match-output'
import { readSiteFile } from './exported-page'

type ReaderOutput = { readonly on: Product; readonly row?: string; readonly text: string }

const known: KnownOutput[] = JSON.parse(String(readSiteFile(KNOWN_OUTPUTS_FILE.slice(1))))
const outputs: ReaderOutput[] = parse(readFileSync('tests/fixtures/reader-outputs.yaml', 'utf8'))
const rowsFor = (text: string, product: Product | null) =>
  matchOutput(text, known, product).map((match) => match.known.url)

describe('output that readers paste', () => {
  it.each(outputs.flatMap(({ on, row, text }) => (row ? [{ on, row, text }] : [])))(
    'leads to $row',
    ({ on, row, text }) => {
      expect(rowsFor(text, on)[0]).toBe(row)
    },
  )

  it.each(outputs.filter(({ row }) => row === undefined))(
    'leads nowhere: $text',
    ({ on, text }) => {
      expect(rowsFor(text, on)).toEqual([])
      expect(rowsFor(text, null)).toEqual([])
    },
  )

  it('is found in the middle of a log, each row once, the longest match first', () => {
    const noise = outputs.flatMap(({ row, text }) => (row ? [] : text))
    const log = [
      ...noise,
      'helm: command not found',
      ...noise,
      'x | 09:00 HELM: Command not found',
      ...noise,
    ]
    expect(rowsFor(log.join('\n'), 'ftc')).toEqual([
      '/docs/FTC/More_Symptoms#symptom-a-version-check-of-the-tools-fails',
    ])
    expect(rowsFor(`${log.join('\n')}\nNo cluster found for name: a.`, 'ftc')[0]).toMatch(
      /no-cluster-found/,
    )
  })

  it('each row says what to do', () => {
    expect(known.filter(({ symptom, action }) => symptom === '' || action === '')).toEqual([])
  })
})
