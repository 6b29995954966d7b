import { expect, it } from 'vitest'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { createProject } from '../../../tests/fixtures/temp-project'
import { readStreamApi } from '../../content/api/read-stream-api'
import { openProject } from '../pages/open-project'
import { knownOutputs } from './known-outputs-file'

/** URLs without a page, a row, a column for remedies, a cause, and with a heading instead of a row. */
const WRONG = [
  '/docs/*/Other#check-jobs',
  '/docs/Elements#state-gone',
  '/docs/Elements#state-pausing',
  '/docs/Elements#remedy-queued',
  '/docs/Elements#states',
]

it('every row that does not exist or has no cell to read is reported', async () => {
  const rows = WRONG.map((row) => `- { row: "${row}", signs: [disk full] }\n`)
  const root = createProject({ ...SAMPLE_FILES, 'data/known-outputs.yaml': rows.join('') })
  const outputs = knownOutputs(openProject(root), { ...readStreamApi(root), methods: [] })
  await expect(outputs).rejects.toMatchObject({
    problems: WRONG.map((found, index) => ({ field: 'row', found, line: index + 1 })),
  })
})
