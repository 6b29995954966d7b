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
