import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compiled-page'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { RELEASES_FOLDER } from '../../content/releases/read-releases'

const FILE = 'data/open-questions.yaml'
const QUESTIONS = `
- question: Does \`it\` float?
  why: Boats do.
  until: Try [a bath](/docs/Bath).
  pages: [/docs/Page]
- question: Does it sink?
  why: Stones do.
  until: Wait.
  pages: [/docs/Other]
`

const UNFINISHED = 'entries:\n  - { id: a, type: fixd, see: [/docs/Other] }\n'

it.each([
  ['a release', { ...SAMPLE_FILES, [`${RELEASES_FOLDER}/5.7.yaml`]: UNFINISHED }],
  ['an open question', { [FILE]: '- question: Who?\n  pages: [/docs/Other]\n' }],
  ['a merge', { [FILE]: `${QUESTIONS.replaceAll('/docs/Page', '/docs/Other')}>>>>>>> a\n` }],
])('a fault in the data of %s is shown only by pages that the file names', async (_, files) => {
  expect((await compileBody('Text', files)).flatHtml).toBe('<p>Text</p>')
  const named = Object.entries(files).map(([file, text]) => [
    file,
    text.replaceAll('/docs/Other', '/docs/Page'),
  ])
  await expect(compileBody('Text', Object.fromEntries(named))).rejects.toThrow('data/')
})
