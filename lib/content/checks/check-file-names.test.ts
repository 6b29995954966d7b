import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { printProblem } from '../problem'
import { checkFileNames } from './check-file-names'

const check = (...files: readonly string[]) =>
  checkFileNames(
    createProject(Object.fromEntries(files.map((file) => [file, '']))),
    new Set(['/', '/docs/FTC', '/docs/FTC/FAQ']),
  ).map(printProblem)

it('names of letters, digits and - . _ pass', () => {
  expect(
    check(
      'pages/_app.tsx',
      'pages/docs/_meta.ts',
      'pages/docs/FTC/index.mdx',
      'pages/docs/FTC/ARIB_STD-B37.mdx',
      'pages/docs/FTC_v5.5_to_v4.0.mdx',
      'public/docs/other.html',
    ),
  ).toEqual([])
})

it.each([
  ['a space', 'pages/docs/My Page.mdx', 'My Page.mdx'],
  ['letters of another alphabet', 'pages/docs/Настройка.mdx', 'Настройка.mdx'],
  ['a folder with an accent', 'pages/docs/Réseau/index.mdx', 'Réseau'],
  ['a sign of addresses', 'pages/docs/What?.mdx', 'What?.mdx'],
])('G20 %s in the name of a page is an error', (_case, file, name) => {
  expect(check(file)).toEqual([
    `${file}: file name: found "${name}", expected letters from A to Z, digits, and - . _ only, because it is the address of the page`,
  ])
})

it.each([
  ['public/docs/FTC', '/docs/FTC'],
  ['public/docs/FTC.html', '/docs/FTC'],
  ['public/docs/FTC/index.html', '/docs/FTC'],
  ['public/index.html', '/'],
])('G14 %s is an error: it has the path of a page', (file, route) => {
  expect(check(file)).toEqual([
    `${file}: file name: found the path of the page ${route}, expected another one`,
  ])
})

it.each([
  ['public/img/a.png', 'public/img/A.png'],
  ['pages/docs/FTC/faq.mdx', 'pages/docs/FTC/FAQ.mdx'],
])('%s has a twin that only letter case tells apart', (file, twin) => {
  expect(check(file, twin)).toEqual([
    `${file}: file name: found the name of ${twin} in other letter case, expected names that differ in more than that`,
  ])
})
