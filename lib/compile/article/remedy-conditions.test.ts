import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileBody, compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { pageText } from '../../../tests/fixtures/temp-project'

const RULES = { 'data/remedy-rules.yaml': readFileSync('data/remedy-rules.yaml', 'utf8') }
const INSTALL = '**First installation only, with nothing in use yet.**'
const EVENTS = '**Between events.**'

const table = (head: string, ...rows: string[]) =>
  `| ${head} | Cause | What to do |\n|---|---|---|\n${rows.map((row) => `| ${row} |\n`).join('')}`

it('a remedy begins with the situation that its row, or else its table, is marked with', async () => {
  const body = table(
    'State [when: events] [rows: state]',
    '`A` [when: install] [seen: job-fails] | b | Delete it.',
    '`A` [seen: job-fails] [when: always] | c | Wait.',
    'D | e | Stop it.',
  )
  const { compiled, html } = await compileBody(body, RULES)
  for (const row of [
    `| \`A\` | b | ${INSTALL} Delete it. |`,
    '| `A` | c | Wait. |',
    `| D | e | ${EVENTS} Stop it. |`,
  ])
    expect(compiled.markdown).toContain(row)
  const ids = compiled.sections.map(({ id }) => id).filter(Boolean)
  expect(ids, 'as without marks').toEqual(['state-a-b', 'state-a-c', 'state-d'])
  expect(compiled.sections[1]?.passages[0]?.text).toContain(
    'First installation only, with nothing in use yet. Delete it.',
  )
  expect(`${compiled.markdown}${html}`).not.toMatch(/\[(?:when|seen|rows)/)
})

it('the page that collects symptoms shows the situation, too', async () => {
  const rows = table('Symptom [seen: job-fails] [when: events]', 'Stuck [when: install] | b | Go')
  const { compiled } = await compilePage('pages/docs/FTC/Troubleshooting.mdx', {
    ...RULES,
    'pages/docs/index.mdx': pageText('Documentation'),
    'pages/docs/FTC/index.mdx': pageText('FTC'),
    'pages/docs/FTC/Troubleshooting.mdx': pageText('Trouble', {}, '<Troubleshooting />'),
    'pages/docs/FTC/One.mdx': pageText('One', {}, `## Troubleshooting\n\n${rows}`),
    'data/symptoms/ftc.yaml':
      '- { id: job-fails, title: A job fails, page: /docs/FTC/Troubleshooting }',
  })
  expect(compiled.markdown).toContain(`| b | ${INSTALL} Go |`)
  expect(compiled.markdown).toContain('[Stuck](https://')
})

it('a mark that cannot be shown is reported with its line', async () => {
  const bodies = [
    table('State [rows: state]', 'A [when: soon] | b | c'),
    '| State [when: install] | Cause |\n|---|---|\n| A | b |',
  ]
  await expectYaml(await problemsOf(bodies, (body) => compileBody(body, RULES)), 'remedy-marks')
})
