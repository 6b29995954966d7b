import { it } from 'vitest'
import { compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'

const PAGE = 'pages/docs/FTC/Troubleshooting.mdx'

const table = (...rows: string[]) =>
  [
    '| Symptom [seen: job-fails] | Cause | What to do |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')

/** One more guide with this text below "Troubleshooting". */
const guide = (body: string) => ({
  'pages/docs/FTC/Own.mdx': pageText('Own', {}, `## Troubleshooting\n\n${body}`),
})

const FAULTY: readonly ProjectFiles[] = [
  guide('| Error | What to do |\n|---|---|\n| a | b |'),
  guide(`${table('a | b | c')}\n| c | d | |`),
  guide(table('a | b | c').replace(' [seen: job-fails]', '')),
  guide(table('a [seen: jobs] | b | c')),
  // All groups are on another page.
  {
    'data/symptoms/ftc.yaml': ['job-fails', 'no-answer']
      .map((id) => `- { id: ${id}, title: A, page: /docs/FTC/Other }\n`)
      .join(''),
  },
  // The page has the box for known outputs.
  { 'data/known-outputs.yaml': '- row: /docs/FTC/Own#a\n  sings: [disk full]\n' },
]

it('a mistake, and a page without rows, are reported with file and line', async () => {
  const found = await problemsOf(FAULTY, (files) =>
    compilePage(PAGE, { ...SAMPLE_FILES, ...files }),
  )
  await expectYaml(found, 'troubleshooting')
})
