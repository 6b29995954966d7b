import { expect, it } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compile-page'
import { pageText } from '../../../tests/fixtures/temp-project'

const INDEX = 'pages/docs/Tutorials/index.mdx'
const tutorials = {
  [INDEX]: pageText('Tutorials', {}, '<TutorialIndex />\n'),
  'pages/docs/Tutorials/A.mdx': pageText('Zoom', { tags: '[workflow]' }),
  'pages/docs/Tutorials/B.mdx': pageText('audio', { tags: '[audio-video, captions]' }),
}

it('issue 6 lists tutorials from A to Z with tags in words, then by tag', async () => {
  const { html } = await compilePage(INDEX, tutorials)
  const text = html.replace(/<[^>]+>/g, '|').replace(/[|\s]*\|[|\s]*/g, '|')
  expect(text).toMatch(
    /^\|A to Z\|audio\|Captions, Audio and video\|What .*\|Zoom\|Workflow\|What /,
  )
  expect(text).toMatch(/By topic\|Captions\|audio\|Workflow\|Zoom\|Audio and video\|audio\|$/)
})

it('stops at a tutorial without tags', async () => {
  const files = { ...tutorials, 'pages/docs/Tutorials/C.mdx': pageText('Other') }
  await expect(compilePage(INDEX, files)).rejects.toThrow(
    'pages/docs/Tutorials/C.mdx:1 tags: found nothing, expected at least one of captions, watermarking, cluster, workflow, audio-video, integration',
  )
})

it('stops on a page without children', async () => {
  const page = 'pages/docs/Lone.mdx'
  await expect(
    compilePage(page, { [page]: pageText('Lone', {}, '<TutorialIndex />\n') }),
  ).rejects.toThrow('<TutorialIndex>: found no child page, expected it on an index page')
})
