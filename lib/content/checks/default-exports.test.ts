import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { printProblem } from '../problem'
import { checkDefaultExports } from './default-exports'

const check = (text: string) =>
  checkDefaultExports(createProject({ 'pages/search.tsx': text }), ['pages/search.tsx']).map(
    printProblem,
  )

describe('a page with a component as default export passes', () => {
  it.each([
    'export default function Search() { return <p>Search</p> }',
    'const Search = () => null\nexport default Search',
    "export { SearchPage as default } from '../components/search/SearchPage'",
    "export { default } from '../components/missing'",
    "import type { ReactNode } from 'react'\nexport default function A(): ReactNode { return null }",
  ])('%s', (text) => {
    expect(check(text)).toEqual([])
  })
})

describe('a page without one is named, with what it exports', () => {
  it.each([
    ['', 'no export'],
    ['function Search() {}', 'no export'],
    ['export function Search() {}', 'Search'],
    ['export const A = 1\nexport const B = 2', 'A, B'],
    ['export type Default = string', 'no export'],
    ['// export default function Search() {}', 'no export'],
  ])('%j: found %s', (text, found) => {
    expect(check(text)).toEqual([
      `pages/search.tsx: default export: found ${found}, expected a page component as default export`,
    ])
  })
})

it('a page with a syntax error is named, and the others are checked too', () => {
  const root = createProject({
    'pages/a.tsx': 'export default <p>',
    'pages/b.tsx': 'export const B = 1',
  })
  const problems = checkDefaultExports(root, ['pages/a.tsx', 'pages/b.tsx']).map(printProblem)
  expect(problems).toEqual([
    expect.stringMatching(/^pages\/a\.tsx: \S/),
    expect.stringMatching(/^pages\/b\.tsx: default export: found B, /),
  ])
})

it('takes a root relative to where it runs', () => {
  const files = ['pages/_app.tsx', 'pages/_document.tsx']
  expect(checkDefaultExports('.', files)).toEqual([])
})
