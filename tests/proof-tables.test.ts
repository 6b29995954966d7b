import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasTests, numbersIn, readProofRows, readSpecification } from './fixtures/proof-tables'

/** Not part of the project; compared where it lies beside it. */
const SPECIFICATION = '../shared/specification.md'

/** Sentences of each section, and the numbers in them, in its order. */
const SECTIONS = {
  '§1': { sentences: 8, numbers: '' },
  '§2': { sentences: 45, numbers: '5.5 4.0 20 37 35 996 2025 2 10 100' },
  '§3': { sentences: 6, numbers: '2 3 0 6 1 6' },
  '§4': { sentences: 9, numbers: '200 300' },
  '§5': { sentences: 3, numbers: '64' },
  '§6': { sentences: 2, numbers: '' },
  '§7': { sentences: 7, numbers: '1 0 8' },
  '§8': { sentences: 12, numbers: '3' },
  '§9': {
    sentences: 21,
    numbers:
      '996 2 3 20 10 5 768 64 7 4 10 1 2 30 120 300 200 0.08 200 0.02 800 200 1 0.85 10000 2025 3.7.0 19.1.0',
  },
} as const

/** How many entries the sections of the fault catalogue have whose rows are written. */
const FAULTS = { A: 17, B: 10, C: 20, D: 20, E: 14, F: 6, H: 9, I: 10, J: 8 } as const

describe.each(['tests/SPECIFICATION.md', 'tests/FAULTS.md'])('%s', (table) => {
  const rows = readProofRows(table)

  it('has rows, each with a proof, or the reason why it deliberately has none', () => {
    const bare = rows.filter(
      ({ entry, proofs, reasons }) =>
        entry === '' ||
        proofs.length + reasons.length === 0 ||
        reasons.some((reason) => reason.split(' ').length < 6),
    )
    expect(rows.length).toBeGreaterThan(30)
    expect(bare).toEqual([])
  })

  it('names files and tests that exist', () => {
    const proofs = rows.flatMap((row) => row.proofs)
    const missing = proofs.filter((proof) => !existsSync(proof.file) || !hasTests(proof))
    expect(missing).toEqual([])
  })
})

describe('tests/SPECIFICATION.md', () => {
  const rows = readProofRows('tests/SPECIFICATION.md')

  it.each(Object.entries(SECTIONS))(
    'has rows for every sentence and number of %s, in their order',
    (section, { sentences, numbers }) => {
      const own = rows.filter((row) => row.section === section)
      const entries = own.map(({ entry }) => entry)
      const wanted = Array.from({ length: sentences }, (_, index) => index + 1).flatMap(
        (number) => {
          const count = entries.filter((entry) => Number.parseInt(entry, 10) === number).length
          if (count < 2) return [`${number}`]
          return [...'abcdefgh'].slice(0, count).map((letter) => `${number}${letter}`)
        },
      )
      expect(entries).toEqual(wanted)
      expect(own.filter(({ statement }) => statement === '')).toEqual([])
      expect(numbersIn(own.map(({ statement }) => statement))).toBe(numbers)
    },
  )

  it.skipIf(!existsSync(SPECIFICATION))('counts what the specification holds', () => {
    expect(readSpecification(SPECIFICATION)).toEqual(SECTIONS)
  })
})

it('tests/FAULTS.md has one row for each entry of the catalogue', () => {
  const entries = readProofRows('tests/FAULTS.md').map(({ entry }) => entry)
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([])
  for (const [section, count] of Object.entries(FAULTS)) {
    const wanted = Array.from(
      { length: count },
      (_, index) => `${section}${String(index + 1).padStart(2, '0')}`,
    )
    expect(entries.filter((entry) => entry.startsWith(section))).toEqual(wanted)
  }
  expect(entries).toEqual(expect.arrayContaining(['K03', 'K04', 'K05', 'K06']))
})
