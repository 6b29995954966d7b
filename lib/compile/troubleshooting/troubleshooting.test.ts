import { expect, it } from 'vitest'
import { compileBody, compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { pageText } from '../../../tests/fixtures/temp-project'

const PAGE = 'pages/docs/FTC/Troubleshooting.mdx'
const GROUPS = `
- { id: job-fails, title: A job fails, page: /docs/FTC/Troubleshooting }
- { id: no-answer, title: No answer, page: /docs/FTC/Troubleshooting }
- { id: elsewhere, title: Wrong output, page: /docs/FTC/Output }
`

/** Compiles the troubleshooting page together with other pages, given by name and body. */
function compileWith(bodies: Readonly<Record<string, string>>, files: Record<string, string> = {}) {
  const pages = Object.entries(bodies).map(([name, body]) => [
    `pages/docs/FTC/${name}.mdx`,
    pageText(name.split('/').at(-1) ?? name, {}, body),
  ])
  return compilePage(PAGE, {
    'pages/docs/index.mdx': pageText('Documentation'),
    'pages/docs/FTC/index.mdx': pageText('FTC'),
    [PAGE]: pageText('FTC troubleshooting', {}, '<Troubleshooting />'),
    'data/symptoms/ftc.yaml': GROUPS,
    ...Object.fromEntries(pages),
    ...files,
  })
}

const table = (...rows: string[]) =>
  [
    '| Symptom [seen: job-fails] | Cause | What to do |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')

const FAULTY = [
  'Text',
  '| Error | What to do |\n|---|---|\n| a | b |',
  `${table('a | b | c')}\n| c | d | |`,
  table('a | b | c').replace(' [seen: job-fails]', ''),
  table('a [seen: jobs] | b | c'),
]

it('a mistake, and a page without rows, are reported with file and line', async () => {
  const found = await problemsOf(FAULTY, (body) =>
    compileWith({ One: `## Troubleshooting\n\n${body}` }),
  )
  await expectYaml(found, 'troubleshooting')
})

const MARKED_TABLES = `## States

| State [rows: state] | Means |
|---|---|
| **Done**, for good | Finished |
| The same | Read twice |
| The same | Read once |
| – | \`pausing\` |

| Other | Table |
|---|---|
| Plain | Row |

## Troubleshooting

| Symptom | Cause | What to do |
|---|---|---|
| \`NO_LOGO\` is shown [seen: job-fails] | Unread | Wait |
`

const ROWS = [
  ['state-done-for-good', 'Done, for good · Finished'],
  ['state-the-same-read-twice', 'The same · Read twice'],
  ['state-the-same-read-once', 'The same · Read once'],
  ['state-pausing', '– · pausing'],
  ['symptom-no-logo-is-shown', 'NO_LOGO is shown · Unread · Wait'],
]

it('symptoms and marked rows have their own URL, which search results use', async () => {
  const { html, compiled } = await compileBody(MARKED_TABLES)
  const ids = [...html.matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(ROWS.map(([id]) => id))
  const found = compiled.sections.filter(({ id }) => ids.includes(id))
  expect(found.map(({ id, passages }) => [id, ...passages.map(({ text }) => text)])).toEqual(ROWS)
  expect(html).not.toMatch(/\[(?:rows|seen):/)
  expect(compiled.markdown).not.toMatch(/\[(?:rows|seen):/)
})

it('a kind that is not a word is reported with file and line', async () => {
  await expect(compileBody('| State [rows: My states] |\n|---|\n| Done |')).rejects.toThrow(
    'table: found [rows: My states], expected a lowercase word, such as [rows: state]',
  )
})

it('a fault in the known outputs is shown by the page with the box for them', async () => {
  const files = { 'data/known-outputs.yaml': '- row: /docs/FTC/Own#a\n  sings: [disk full]\n' }
  const rows = `## Troubleshooting\n\n${table('A | B | C')}`
  await expect(compileWith({ Own: rows }, files)).rejects.toThrow('data/known-outputs.yaml:2 ')
})
