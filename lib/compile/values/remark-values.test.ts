import { it } from 'vitest'
import { compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { pageText } from '../../../tests/fixtures/temp-project'

const FILE = 'pages/docs/Page.mdx'
const GUIDE = 'pages/docs/FTC/Tutorials/Page.mdx'

const MISTAKES: readonly (readonly [body: string, set?: string | null, file?: string])[] = [
  ['Text\n\n```bash\nls <cluster-nmae>\n```'],
  ['Text\n\n<Partial file="a" />'],
  ['<Values set="ftc" />'],
  ['<Values />\n\n<Values />'],
  ['Text', 'fct'],
  ['<Values />', null],
  ['`<pool>`', null, GUIDE],
]

it('a mistake is reported with its place', async () => {
  const found = await problemsOf(MISTAKES, ([body, set = 'ftc', file = FILE]) =>
    compilePage(file, {
      ...SAMPLE_FILES,
      'partials/a.mdx': 'A\n\n`<pool>`\n',
      [file]: pageText('Page', { placeholders: set }, body),
    }),
  )
  await expectYaml(found, 'values')
})
