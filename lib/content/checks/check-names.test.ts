import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkNames } from './check-names'

const check = (...files: readonly string[]) =>
  checkNames(createProject(Object.fromEntries(files.map((file) => [file, 'x'])))).map(formatProblem)

it.each([
  ['pages/docs/My Page.mdx', 'My_Page.mdx'],
  ["pages/docs/Writer's_Page.mdx", 'Writer_s_Page.mdx'],
  ['pages/docs/a+b.mdx', 'a_b.mdx'],
  ['pages/docs/50%.mdx', '50.mdx'],
  ['pages/docs/Über_uns.mdx', 'Uber_uns.mdx'],
  ['pages/docs/[slug].mdx', 'slug.mdx'],
  ['pages/docs/End..mdx', 'End.mdx'],
  ['pages/docs/Guide.html.mdx', 'Guide.mdx'],
  ['pages/docs/Guide.html.html.mdx', 'Guide.mdx'],
  ['pages/docs/Guide.html .mdx', 'Guide.mdx'],
  ['pages/docs/aux.mdx', 'aux_1.mdx'],
  ['public/img/Con.v1.png', 'Con_1.v1.png'],
  ['public/img/two  words (1).png', 'two_words_1.png'],
  ['partials/a&b.mdx', 'a_b.mdx'],
  ['pages/docs/配置.mdx', 'a name of letters A to Z, digits, _, -, and .'],
])('suggests a better name for %s', (file, expected) => {
  const name = file.split('/').at(-1)
  expect(check(file)).toEqual([
    `${file}: file name: found ${JSON.stringify(name)}, expected ${expected}: ` +
      'some systems or hosts do not accept this name',
  ])
})

it('reports a folder once, and only the wrong part of a path', () => {
  expect(check('public/img/new pictures/a.png', 'public/img/new pictures/b.png')).toEqual([
    expect.stringContaining(
      'public/img/new pictures: file name: found "new pictures", expected new_pictures',
    ),
  ])
})

it.each([
  ['pages', 'pages/docs/FAQ.mdx', 'pages/docs/Faq.mdx'],
  ['a page and a folder', 'pages/docs/FAQ.mdx', 'pages/docs/faq/Other.mdx'],
  ['pictures', 'public/img/A.png', 'public/img/a.png'],
])('rejects names of %s that differ only in case', (_what, first, second) => {
  expect(check(first, second)).toEqual([
    expect.stringMatching(/^p\S+: file name: found "\S+", expected a name other than p\S+: /),
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
