import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'
import { fewReleaseFiles, RELEASES_FOLDER } from '../../../tests/fixtures/release-files'

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

it('a page shows its own questions before its related pages', async () => {
  const { flatHtml, compiled } = await compileBody(
    '## Use\n\nText\n\n## Related pages [#more]\n\n- [Page](/docs/Page): this one.',
    { [FILE]: QUESTIONS },
  )
  expect(flatHtml.match(/<h2 id="[^"]*"/g)).toEqual([
    '<h2 id="use"',
    '<h2 id="open-points"',
    '<h2 id="more"',
  ])
  expect(flatHtml).toContain(
    '<strong>Does <code>it</code> float?</strong> Boats do. Try <a href="/docs/Bath">a bath</a>.',
  )
  expect(flatHtml).not.toContain('sink')
  expect(compiled.markdown).toContain('Does `it` float?')
})

it('a page without related pages shows its questions at the end; a page without questions shows none', async () => {
  const asked = await compileBody('Text', { [FILE]: QUESTIONS })
  expect(asked.flatHtml).toMatch(/<p>Text<\/p><h2 id="open-points"/)
  const known = await compileBody('Text', { [FILE]: '[]' })
  expect(known.flatHtml).not.toContain('Open points')
})

const UNFINISHED = 'entries:\n  - { id: a, type: fixd, see: [/docs/Other] }\n'

it.each([
  ['a release', { ...fewReleaseFiles(), [`${RELEASES_FOLDER}/5.7.yaml`]: UNFINISHED }],
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
