import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { compilePage } from '../../../tests/fixtures/compile-page'
import { htmlLines } from '../../../tests/fixtures/html-lines'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { readStreamApi } from '../../content/api/read-stream-api'
import { listFiles } from '../../content/project-files'
import { openApiFile } from '../../output/openapi/document'
import { API_PART_NAMES } from './common-parts'

const FOLDER = 'tests/fixtures/sample-api'

/** A small API that has everything that the data can say. */
const DATA = Object.fromEntries(
  listFiles(FOLDER).map((file) => [`data/${file}`, readFileSync(`${FOLDER}/${file}`, 'utf8')]),
)
const PARTS = API_PART_NAMES.map((name) => `## ${name}\n\n<ApiPart name="${name}" />`)

it.each([
  ['API_Methods/AddEvent', '<ApiMethod />'],
  ['API_Methods/DeleteEvent', '<ApiMethod />'],
  ['API_Methods/SetEventInfo', '<ApiMethod />'],
  ['API_Methods/GetEventInfo', '<ApiMethod />'],
  ['API_Methods/ExportEvents', '<ApiMethod />'],
  ['API_Methods/index', '<ApiMethods />'],
  ['Event_Attributes/index', '<EventAttributes />'],
  ['Event_Attributes/Slot', '<ApiType />'],
  ['Event_Attributes/YouTubeCategory', '<ApiType />'],
  ['Introduction', PARTS.join('\n\n')],
])('the page %s of a small API', async (page, body) => {
  const file = `pages/docs/Stream/API/${page}.mdx`
  const { html, markdown, sections } = await compilePage(file, {
    ...DATA,
    [file]: pageText('Page', {}, body),
  })
  const name = `../../../tests/fixtures/expected/api/${page.replace('/', '-')}`
  await expect(markdown).toMatchFileSnapshot(`${name}.md`)
  if (!/_Methods.*Event/.test(page) || page.endsWith('AddEvent'))
    await expect(htmlLines(html)).toMatchFileSnapshot(`${name}.html`)
  if (page.endsWith('Slot')) await expect(stringify(sections)).toMatchFileSnapshot(`${name}.yaml`)
})

it('the OpenAPI description of a small API', async () => {
  const question = {
    question: 'Which?',
    why: 'To know.',
    until: 'Try.',
    pages: ['/docs/Stream/API'],
  }
  const api = readStreamApi(createProject(DATA))
  await expect(stringify(JSON.parse(openApiFile(api, [question])))).toMatchFileSnapshot(
    '../../../tests/fixtures/expected/api/openapi.yaml',
  )
})
