import { expect, it } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compile-page'
import { pageText } from '../../../tests/fixtures/temp-project'

const INDEX = 'pages/docs/FTC/index.mdx'

const files = {
  'pages/docs/_meta.ts': "export default { FTC: 'File transcoding' }",
  'pages/docs/FTC/_meta.ts':
    "export default { index: '', Tutorials: 'All tutorials', FAQ: '', Hidden: { display: 'hidden' } }",
  [INDEX]: pageText('FTC', {}, '<ChildCards />'),
  'pages/docs/FTC/FAQ.mdx': pageText('Questions', { sidebarTitle: 'FAQ', status: 'placeholder' }),
  'pages/docs/FTC/Hidden/Page.mdx': pageText('Hidden page'),
  'pages/docs/FTC/API.mdx': pageText('FTC API', {}, '<ChildCards />'),
  'pages/docs/FTC/Tutorials/index.mdx': pageText('Tutorials of FTC'),
  'pages/docs/FTC/Tutorials/Logo.mdx': pageText('Logo'),
}

const belowThis = 'expected a page below this folder that is neither planned nor hidden'

it.each([
  ['first="Gone"', `first="Gone", ${belowThis}`],
  ['first="FAQ"', `first="FAQ", ${belowThis}`],
  ['first="Hidden/Page"', `first="Hidden/Page", ${belowThis}`],
  ['columns="2"', 'the attribute columns, expected only first'],
])('an error is reported with its place: %s', async (attribute, found) => {
  const text = pageText('FTC', {}, `<ChildCards ${attribute} />`)
  await expect(compilePage(INDEX, { ...files, [INDEX]: text })).rejects.toThrow(
    `${INDEX}:7 <ChildCards>: found ${found}`,
  )
})

it.each([
  ['<ChildCards />', 'in the sidebar, expected an index page with a visible child'],
  ['<TutorialIndex />', ', expected an index page with children'],
])('%s needs a child page', async (body, expected) => {
  const page = 'pages/docs/Lone.mdx'
  const found = `${page}:7 ${body.replace(' /', '')}: found no child page`
  await expect(compilePage(page, { [page]: pageText('Lone', {}, body) })).rejects.toThrow(
    new RegExp(`${found} ?${expected}`),
  )
})

const TUTORIAL_INDEX = 'pages/docs/Tutorials/index.mdx'
const tutorials = {
  [TUTORIAL_INDEX]: pageText('Tutorials', {}, '<TutorialIndex />\n'),
  'pages/docs/Tutorials/A.mdx': pageText('Zoom', { tags: '[workflow]' }),
  'pages/docs/Tutorials/B.mdx': pageText('audio', { tags: '[audio-video, captions]' }),
}

it('rejects a tutorial without tags', async () => {
  const files = { ...tutorials, 'pages/docs/Tutorials/C.mdx': pageText('Other') }
  await expect(compilePage(TUTORIAL_INDEX, files)).rejects.toThrow(
    'pages/docs/Tutorials/C.mdx:1 tags: found nothing, expected at least one of captions, watermarking, cluster, workflow, audio-video, integration',
  )
})
