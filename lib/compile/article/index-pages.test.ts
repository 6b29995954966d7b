import { expect, it } from 'vitest'
import { compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
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

it('an error is reported with its place', async () => {
  const faulty = ['first="Gone"', 'first="FAQ"', 'first="Hidden/Page"', 'columns="2"']
  const found = {
    ...(await problemsOf(faulty, (attribute) => {
      const text = pageText('FTC', {}, `<ChildCards ${attribute} />`)
      return compilePage(INDEX, { ...files, [INDEX]: text })
    })),
    ...(await problemsOf(['<ChildCards />', '<TutorialIndex />'], (body) =>
      compilePage('pages/docs/Lone.mdx', { 'pages/docs/Lone.mdx': pageText('Lone', {}, body) }),
    )),
  }
  await expectYaml(found, 'index-pages')
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
