import { expect, it } from 'vitest'
import { compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'

const PAGE = 'pages/docs/FTC/Troubleshooting.mdx'

const compileWith = (files: ProjectFiles) => compilePage(PAGE, { ...SAMPLE_FILES, ...files })

const table = (...rows: string[]) =>
  [
    '| Symptom [seen: job-fails] | Cause | What to do |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')

const FAULTY = [
  '| Error | What to do |\n|---|---|\n| a | b |',
  `${table('a | b | c')}\n| c | d | |`,
  table('a | b | c').replace(' [seen: job-fails]', ''),
  table('a [seen: jobs] | b | c'),
]

/** The groups of the sample site, on a page of their own. */
const OTHER_GROUPS = ['job-fails', 'no-answer']
  .map((id) => `- { id: ${id}, title: A, page: /docs/FTC/Other }\n`)
  .join('')

it('a mistake, and a page without rows, are reported with file and line', async () => {
  const found = {
    ...(await problemsOf(FAULTY, (body) =>
      compileWith({
        'pages/docs/FTC/Own.mdx': pageText('Own', {}, `## Troubleshooting\n\n${body}`),
      }),
    )),
    ...(await problemsOf([OTHER_GROUPS], (groups) =>
      compileWith({ 'data/symptoms/ftc.yaml': groups }),
    )),
  }
  await expectYaml(found, 'troubleshooting')
})

it('a fault in the known outputs is shown by the page with the box for them', async () => {
  const files = { 'data/known-outputs.yaml': '- row: /docs/FTC/Own#a\n  sings: [disk full]\n' }
  await expect(compileWith(files)).rejects.toThrow('data/known-outputs.yaml:2 ')
})
