import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { GOOD_ENTRY, releaseText } from '../../../tests/fixtures/release-files'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../../content/problem'
import { openProject } from '../pages/open-project'
import { checkInstructions, checkPages } from './check-articles'

const GUIDE = 'pages/docs/FTC/Tutorials/Guide.mdx'
const OTHER = 'pages/docs/FTC/Other.mdx'

const site: ProjectFiles = {
  [GUIDE]: pageText('Guide', {}, '## Start\n\n[There](/docs/FTC/Other#end)\n'),
  [OTHER]: pageText('Other', {}, '## End\n\n<Partial file="shared" />\n'),
  'partials/shared.mdx': 'Shared.\n',
  'data/command-rules.yaml':
    "{ takesOver: [], actsBetween: [], dangerous: ['^kubectl delete'], harmful: [] }",
  'data/remedy-rules.yaml': readFileSync('data/remedy-rules.yaml', 'utf8'),
}

async function check(change: ProjectFiles = {}) {
  const root = createProject({ ...site, ...change })
  const project = openProject(root)
  const problems = await checkPages(project, ['/files/Generated.zip'])
  const code = await checkInstructions(project)
  return [...problems, ...code].map(formatProblem)
}

const guide = (body: string) => ({ [GUIDE]: pageText('Guide', {}, body) })
const shared = guide('<Partial file="shared" />\n\n[There](/docs/FTC/Other#end)')

it.each([
  ['a valid site', '[There](/docs/FTC/Other#end)'],
  [
    'a full URL, the top, other sites, and generated files',
    '## A\n\n[a](https://docs.example.com/docs/FTC/Other) [b](#top) [c](#a) [d](https://a.example) [e](/files/Generated.zip)',
  ],
])('%s passes', async (_case, body) => {
  expect(await check(guide(body))).toEqual([])
})

const MISTAKES: readonly ProjectFiles[] = [
  guide('<Grid />'),
  guide('[A](/docs/FTC/Othr)'),
  {
    ...guide('[A](/docs/FTC/Old/Gide)'),
    [OTHER]: pageText('Other', { from: '[/docs/FTC/Old/Gide]' }, '<Partial file="shared" />'),
  },
  guide('[A](/docs/FTC/Other#ned)'),
  guide('\n[A](#ned)'),
  { ...guide('![A](./Other.png)'), 'public/img/Other.png': 'x', 'public/img/zz.png': 'x' },
  guide('[A](http://localhost:3000/a)'),
  guide('[A](file:///C:/a)'),
  {
    ...guide('[A](/docs/FTC/Draft)'),
    'pages/docs/FTC/Draft.mdx': pageText('Draft', { status: 'draft' }),
  },
  { ...guide('[A](/files/Other.zip)'), 'public/api/Others.zip': 'x' },
  { ...shared, 'partials/shared.mdx': 'A\n\n[B](/docs/Nowhere)\n' },
  { 'partials/a/unused.mdx': 'x' },
  {
    'partials/shared.mdx': 'A\n\n```bash\nls [[x]]\n# B\n```\n',
    [OTHER]: pageText('Other', {}, '## End\n\n<Partial file="shared" x="a" />\n'),
  },
  { ...shared, 'partials/shared.mdx': 'A\n\n#### B\n' },
  {
    'data/ftc-releases/5.6.yaml': releaseText('5.6', `${GOOD_ENTRY}, see: [/docs/Gone]`),
    'data/ftc-releases/known-issues.yaml': 'intro: None.\nentries: []\n',
    'pages/docs/FTC/Notes.mdx': pageText('Notes', {}, '<ReleaseNotes oldest="4.0" />\n'),
  },
]

it('one mistake gives one message with file and line', async () => {
  const found: Record<string, string | undefined> = {}
  for (const change of MISTAKES) {
    const problems = await check(change)
    expect(problems, JSON.stringify(change)).toHaveLength(1)
    found[JSON.stringify(change)] = problems[0]
  }
  await expectYaml(found, 'page-problems')
})

/** Remedies from earlier versions of this site. */
const HARMFUL = [
  'For a disk, replace the node with one that has a larger disk, or free space on it.',
  'Delete the stack before you try again.',
  'Run `nvidia-smi`: it lists what uses the GPU. End what is not needed.',
  'Choose another name, or delete the old one in Cloud Manager.',
  'Stop the program in the Web UI.',
  'You must restart the node.',
  'Save it again.',
  'The pod can be deleted.',
  'Run `kubectl delete pod POD`.',
]
const HARMLESS = [
  'If no program runs, restart the node.',
  'Do not delete or replace it. Choose **Stop**, or `Delete source`.',
  '[Drain the node](/docs/FTC/Other#end), then delete it.',
  'End no process that it lists.',
  'Read the release notes, and wait for the end of the event.',
  'Change the name. Delete the old stack only if its status is `ROLLBACK_COMPLETE`.',
]
const rows = (remedies: readonly string[], mark = '') =>
  remedies.map((remedy) => `| a${mark} | b | ${remedy} |`)

it('a remedy that says neither when it is safe nor how is reported with its line', async () => {
  const safe = [...rows(HARMLESS), ...rows(HARMFUL, ' [when: always]')]
  const table = ['| A | B | Do this |', '|---|---|---|', ...rows(HARMFUL), ...safe].join('\n')
  const found = await check(guide(table))
  for (const [index] of HARMFUL.entries())
    expect(found[index]).toMatch(
      RegExp(`^${GUIDE}:${9 + index} remedy: found ".+", expected a condition .* or \\[when: …\\]`),
    )
  expect(found).toHaveLength(HARMFUL.length)
})

it('a step that begins with such a verb is reported, unless its code says what it destroys', async () => {
  const block = '```bash danger="Deletes it."\nkubectl delete ns a\n```'
  const step = `Delete the node.\n\nSee it, and delete it:\n\nDelete it:\n\n${block}\n\n- Stop it.`
  const found = await check(guide(`<Steps>\n\n### Clean\n\n${step}\n\n</Steps>`))
  expect(found).toEqual([
    expect.stringMatching(/:11 step: found "Delete the node\.", .* danger="…" on the block below$/),
    expect.stringMatching(/:21 step: found "Stop it\.", /),
  ])
})

it('the commands of other pages are checked although a page or the rules have a fault', async () => {
  const command = '```bash\ncurl https://h/?a=1&b=2\n```\n\n<Partial file="shared" />'
  const other = { [OTHER]: pageText('Other', {}, `## End\n\n${command}`) }
  expect(await check({ ...guide('<Grid />'), ...other })).toEqual([
    expect.stringContaining(`${GUIDE}:7 <Grid>`),
    expect.stringContaining(`${OTHER}:10 code block (bash)`),
  ])
  expect(await check({ ...other, 'data/command-rules.yaml': '{ takesOver: [] }' })).toContainEqual(
    expect.stringContaining('data/command-rules.yaml:1 '),
  )
})
