import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { readStreamApi } from '../../content/api/read-stream-api'
import { openProject } from '../pages/open-project'
import { knownOutputs } from './known-outputs-file'

const GUIDE = `## Checks [#checks]

| Look at [rows: check] | If you see | It means | Do this |
|---|---|---|---|
| Jobs | None | – | Wait |

| State [rows: state] | It means | What to do |
|---|---|---|
| Lost | Run \`df -h\` | Run \`df -h\`, see [the size](#size), then [free it](/docs/FTC/Guide#free). |
| Queued | | Wait |

<Steps>

### Size [#size]

Text

### Free it [#free]

Text

</Steps>
`

const FREE_IT = [
  { text: 'Run ' },
  { text: 'df -h', isCode: true },
  { text: ', see ' },
  { text: 'the size', href: '/docs/FTC/Guide#size', step: 1 },
  { text: ', then ' },
  { text: 'free it', href: '/docs/FTC/Guide#free', step: 2 },
  { text: '.' },
]

/** The known outputs of a project with one guide for each product. */
function outputsOf(knownOutputsFile: string) {
  const root = createProject({
    'pages/docs/index.mdx': pageText('Documentation', {}, 'Text'),
    'pages/docs/FTC/Guide.mdx': pageText('FTC guide', {}, GUIDE),
    'pages/docs/Stream/Guide.mdx': pageText('Stream guide', {}, GUIDE),
    'data/known-outputs.yaml': knownOutputsFile,
  })
  const api = readStreamApi('.')
  return knownOutputs(openProject(root), { ...api, methods: [] })
}

it('a row gives cause and action, in each product for *', async () => {
  const outputs = await outputsOf(`
- { row: "/docs/*/Guide#check-jobs", signs: ["no jobs …"], statuses: [404], codes: [53] }
- { row: /docs/FTC/Guide#state-lost, signs: [disk full], near: [jobs], vague: true }
`)
  expect(outputs).toMatchObject([
    { url: '/docs/FTC/Guide#check-jobs', page: 'FTC guide', symptom: 'None', cause: [] },
    { url: '/docs/Stream/Guide#check-jobs', signs: ['no jobs …', 'http404', 'windows53'] },
    { symptom: 'Lost', cause: FREE_IT.slice(0, 2), action: FREE_IT, near: ['jobs'], vague: true },
  ])
})

it('every row that does not exist or has no cell to read is reported', async () => {
  const sign = 'signs: [disk full]'
  const outputs = outputsOf(`
- { row: "/docs/*/Other#check-jobs", ${sign} }
- { row: /docs/FTC/Guide#check-cars, ${sign} }
- { row: /docs/FTC/Guide#state-queued, ${sign} }
- { row: /docs/FTC/Guide#checks, ${sign} }
`)
  await expect(outputs).rejects.toMatchObject({
    problems: [
      '/docs/*/Other#check-jobs',
      '/docs/FTC/Guide#check-cars',
      '/docs/FTC/Guide#state-queued',
      '/docs/FTC/Guide#checks',
    ].map((found, index) => ({ field: 'row', found, line: index + 2 })),
  })
})
