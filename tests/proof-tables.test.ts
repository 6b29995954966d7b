import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasTests, readProofRows } from './fixtures/proof-tables'

/** How many entries the sections of the fault catalogue have whose rows are written. */
const FAULTS = { A: 17, B: 10, C: 20, D: 20, E: 14, F: 6, H: 9, I: 10, J: 8 } as const

describe.each(['tests/SPECIFICATION.md', 'tests/FAULTS.md'])('%s', (table) => {
  const rows = readProofRows(table)

  it('has rows, each about something of its own', () => {
    const subjects = rows.map(({ subject }) => subject)
    expect(subjects.length).toBeGreaterThan(30)
    expect(subjects.filter((subject) => subject === '')).toEqual([])
  })

  it('names files and tests that exist', () => {
    const proofs = rows.flatMap((row) => row.proofs)
    const missing = proofs.filter((proof) => !existsSync(proof.file) || !hasTests(proof))
    expect(missing).toEqual([])
  })
})

it('tests/FAULTS.md has one row for each entry of the catalogue', () => {
  const entries = readProofRows('tests/FAULTS.md').map(({ subject }) => subject)
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
