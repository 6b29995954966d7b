import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createProject } from '../../tests/fixtures/temp-project'
import { averageKilobytes, costProblems, differences, folderBytes, pagesThatName } from './growth'
import { rounded } from './statistics'

const view = {
  html: 10_000,
  css: 100,
  scripts: 5000,
  ownScript: 0,
}

describe('what a page loads', () => {
  it.each([9700, 10_000, 10_300])('may have %i bytes of HTML instead of 10,000', (html) => {
    expect(differences('/docs', view, { ...view, html })).toEqual([])
  })

  it.each([9699, 10_301])('may not have %i bytes of HTML instead of 10,000', (html) => {
    expect(differences('/docs', view, { ...view, html })).toEqual([
      `/docs html: found ${html} bytes, expected 10000 ± 3 %`,
    ])
  })

  it('may have a link more in its own script', () => {
    const small = { ...view, ownScript: 700 }
    expect(differences('/docs', small, { ...small, ownScript: 780 })).toEqual([])
    expect(differences('/docs', small, { ...small, ownScript: 781 })).toHaveLength(1)
  })
})

it('a page that lists the new pages is found; one that leads to their section is not', () => {
  const out = createProject({
    'index.html': '<a href="/docs/Earlier">',
    'docs.html': '<a href="/docs/Earlier/Edition_1">',
  })
  expect(pagesThatName(out, ['/', '/docs'], '/docs/Earlier')).toEqual(['/docs'])
  expect(folderBytes(out)).toBe(24 + 34)
})

it('weighs pages as they are sent, from all over the site', () => {
  const page = 'A long page. '.repeat(1000)
  const names = Array.from({ length: 399 }, (_, index) => `docs/${index}.html`)
  const alike = createProject(Object.fromEntries(names.map((name) => [name, page])))
  expect(averageKilobytes(alike)).toBe(rounded(brotliCompressSync(page).length / 1000))
  const mixed = createProject({
    'docs/a.html': randomBytes(9000).toString('base64'),
    'docs/b.html': '',
  })
  expect(averageKilobytes(mixed)).toBeGreaterThan(4)
})

describe('a larger site', () => {
  const small = {
    pages: 91,
    'CPU ms a page': 600,
    'KB a page': 10,
    'folder KB a page': 100,
    'peak MB': 1500,
    'preview s': 9,
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
      'folder KB a page': 200,
      'peak MB': 3001,
      'slowest key ms': 21,
      'titles KB': 149,
    }
    expect(costProblems([small, large])).toEqual([
      '5000 pages, peak MB: found 3001, expected at most 3000',
      '5000 pages, slowest key ms: found 21, expected at most 20',
      '5000 pages, titles KB: found 149, expected at most 148',
      '5000 pages, KB a page: found 11.1, expected at most 11',
    ])
  })
})
