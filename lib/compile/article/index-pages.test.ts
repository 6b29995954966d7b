import { it } from 'vitest'
import { compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { pageText } from '../../../tests/fixtures/temp-project'

const INDEX = 'pages/docs/FTC/index.mdx'
const TUTORIALS = 'pages/docs/FTC/Tutorials/index.mdx'

const MISTAKES: readonly (readonly [body: string, file?: string])[] = [
  ['<ChildCards first="Gone" />'],
  ['<ChildCards first="Later" />'],
  ['<ChildCards first="Hidden/Page" />'],
  ['<ChildCards columns="2" />'],
  // One of the tutorials has no tags.
  ['<TutorialIndex />', TUTORIALS],
]

it('an error is reported with its place', async () => {
  const found = await problemsOf(MISTAKES, ([body, file = INDEX]) =>
    compilePage(file, {
      ...SAMPLE_FILES,
      'pages/docs/FTC/Hidden/Page.mdx': pageText('Page of a hidden folder'),
      'pages/docs/FTC/Tutorials/Other.mdx': pageText('Other'),
      [file]: pageText('Index', {}, body),
    }),
  )
  await expectYaml(found, 'index-pages')
})
