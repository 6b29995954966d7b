import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

const BODY = `## States

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
  const { html, compiled } = await compileBody(BODY)
  const ids = [...html.matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(ROWS.map(([id]) => id))
  const found = compiled.records.filter(({ anchor }) => ids.includes(anchor))
  expect(found.map(({ anchor, text }) => [anchor, text])).toEqual(ROWS)
  expect(html).not.toMatch(/\[(?:rows|seen):/)
  expect(compiled.markdown).not.toMatch(/\[(?:rows|seen):/)
})

it('a kind that is not a word is reported with file and line', async () => {
  await expect(compileBody('| State [rows: My states] |\n|---|\n| Done |')).rejects.toThrow(
    'table: found [rows: My states], expected a lowercase word, such as [rows: state]',
  )
})
