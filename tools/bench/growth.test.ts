import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createProject } from '../../tests/fixtures/temp-project'
import { averageKilobytes, costProblems } from './growth'
import { rounded } from './statistics'

const text = randomBytes(9000).toString('base64')

it('weighs pages as they are sent, from all over the site', () => {
  const page = 'A long page. '.repeat(1000)
  const names = Array.from({ length: 399 }, (_, index) => `docs/${index}.html`)
  const alike = createProject(Object.fromEntries(names.map((name) => [name, page])))
  expect(averageKilobytes(alike)).toBe(rounded(brotliCompressSync(page).length / 1000))
  const mixed = createProject({ 'docs/a.html': text, 'docs/b.html': '' })
  expect(averageKilobytes(mixed)).toBeGreaterThan(4)
})

describe('a larger site', () => {
  const small = {
    pages: 91,
    'CPU ms a page': 600,
    'KB a page': 10,
    'titles KB': 23,
    'slowest key ms': 8,
  }

  it('may cost as much a page, and a tenth more', () => {
    expect(costProblems([small, { ...small, pages: 1000, 'CPU ms a page': 660 }])).toEqual([])
  })

  it('may not cost more a page, nor pass a limit', () => {
    const large = {
      ...small,
      pages: 5000,
      'KB a page': 11.1,
      'slowest key ms': 21,
      'titles KB': 149,
    }
    expect(costProblems([small, large])).toEqual([
      '5000 pages, slowest key ms: found 21, expected at most 20',
      '5000 pages, titles KB: found 149, expected at most 148',
      '5000 pages, KB a page: found 11.1, expected at most 11',
    ])
  })
})
