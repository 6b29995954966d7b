import { expect, it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkNames } from './check-names'

const check = (...files: readonly string[]) =>
  checkNames(createProject(Object.fromEntries(files.map((file) => [file, 'x'])))).map(formatProblem)

const MISTAKES = [
  ['pages/docs/My Page.mdx'],
  ['pages/docs/Über_uns.mdx'],
  ['pages/docs/End..mdx'],
  ['pages/docs/Guide.html.mdx'],
  ['pages/docs/aux.mdx'],
  ['public/img/Con.v1.png'],
  ['partials/a&b.mdx'],
  ['pages/docs/FAQ.mdx', 'pages/docs/Faq.mdx'],
  ['public/img/A.png', 'public/img/a.png'],
]

it('rejects names that a host or a system reads otherwise', async () => {
  await expectYaml(
    Object.fromEntries(MISTAKES.map((files) => [`${files}`, check(...files)])),
    'names',
  )
})

it('accepts other names', () => {
  const files = [
    ...['pages/docs/FTC.mdx', 'pages/docs/FTC/_meta.ts', 'pages/docs/FTC/FTC_v5.5_to_v4.0.mdx'],
    ...['pages/_app.tsx', 'pages/.DS_Store', 'public/.well-known/security.txt', 'public/a.PNG'],
    ...['pages/docs/FTC.mdx~', 'pages/docs/console.mdx', 'public/CNAME'],
  ]
  expect(check(...files)).toEqual([])
})
