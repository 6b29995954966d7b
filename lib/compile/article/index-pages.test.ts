import { expect, it } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compile-page'
import { descriptionOf, pageText } from '../../../tests/fixtures/temp-project'

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

const card = (route: string, title: string, description: string) =>
  `<p><a href="${route}">${title}</a></p><p>${description}</p></li>`

it('is a row per child that the sidebar shows, in its order', async () => {
  const { flatHtml } = await compilePage(INDEX, files)
  expect(flatHtml).toContain(
    [
      '<ul class="cards">',
      '<li class="card">',
      card('/docs/FTC/Tutorials', 'All tutorials', descriptionOf('Tutorials of FTC')),
      '<li class="card">',
      card('/docs/FTC/FAQ', 'FAQ', descriptionOf('Questions')),
      '<li class="card">',
      card('/docs/FTC/API', 'FTC API', descriptionOf('FTC API')),
      '</ul>',
    ].join(''),
  )
})

it('a guide that cannot be finished today says so on its card', async () => {
  const { flatHtml } = await compilePage(INDEX, {
    ...files,
    'pages/docs/FTC/API.mdx': pageText('FTC API', { askFirst: 'versions' }),
  })
  expect(flatHtml).toContain('<a href="/docs/FTC/API">FTC API (ask first)</a>')
})

it('the first choice comes before the other pages, as cards with their full titles; a heading is between', async () => {
  const text = pageText('FTC', {}, '<ChildCards first="Tutorials/Logo API" />')
  const { flatHtml } = await compilePage(INDEX, { ...files, [INDEX]: text })
  expect(flatHtml.replaceAll(/<svg.*?<\/svg>|<link[^>]*>/g, '')).toContain(
    [
      '<ul class="cards">',
      '<li class="card card-first" data-product="ftc">',
      card('/docs/FTC/Tutorials/Logo', 'Logo', descriptionOf('Logo')),
      '<li class="card card-first" data-product="ftc">',
      card('/docs/FTC/API', 'FTC API', descriptionOf('FTC API')),
      '</ul><h2 id="more-pages">More pages</h2><ul class="cards">',
      '<li class="card">',
      card('/docs/FTC/Tutorials', 'All tutorials', descriptionOf('Tutorials of FTC')),
    ].join(''),
  )
})

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

it('lists the tutorials by tag, in words, below drawings', async () => {
  const { html } = await compilePage(TUTORIAL_INDEX, tutorials)
  const text = html.replace(/<(?!path d="M)[^>]+>/g, '|').replace(/[|\s]*\|[|\s]*/g, '|')
  expect(text).toMatch(/<.+>\|Captions\|audio\|.*>\|Workflow\|Zoom\|.*>\|Audio and video\|audio\|/)
})

it('rejects a tutorial without tags', async () => {
  const files = { ...tutorials, 'pages/docs/Tutorials/C.mdx': pageText('Other') }
  await expect(compilePage(TUTORIAL_INDEX, files)).rejects.toThrow(
    'pages/docs/Tutorials/C.mdx:1 tags: found nothing, expected at least one of captions, watermarking, cluster, workflow, audio-video, integration',
  )
})
