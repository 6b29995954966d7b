import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkNames } from './check-names'

const check = (...files: readonly string[]) =>
  checkNames(createProject(Object.fromEntries(files.map((file) => [file, 'x'])))).map(formatProblem)

it.each([
  'pages/docs/My Page.mdx',
  'pages/docs/Über_uns.mdx',
  'pages/docs/End..mdx',
  'pages/docs/Guide.html.mdx',
  'pages/docs/aux.mdx',
  'public/img/Con.v1.png',
  'partials/a&b.mdx',
])('rejects %s', (file) => {
  expect(check(file)).toEqual([
    `${file}: file name: expected only letters A to Z, digits, _, -, and .`,
  ])
})

it.each([
  ['pages', 'pages/docs/FAQ.mdx', 'pages/docs/Faq.mdx'],
  ['pictures', 'public/img/A.png', 'public/img/a.png'],
])('rejects names of %s that differ only in case', (_what, first, second) => {
  expect(check(first, second)).toEqual([
    expect.stringMatching(
      /^p\S+: file name: found \S+, expected a name that differs from p\S+ not/,
    ),
  ])
})

it('accepts other names', () => {
  const files = [
    ...['pages/docs/FTC.mdx', 'pages/docs/FTC/_meta.ts', 'pages/docs/FTC/FTC_v5.5_to_v4.0.mdx'],
    ...['pages/_app.tsx', 'pages/.DS_Store', 'public/.well-known/security.txt', 'public/a.PNG'],
    ...['pages/docs/FTC.mdx~', 'pages/docs/console.mdx', 'public/CNAME'],
  ]
  expect(check(...files)).toEqual([])
})
