import { describe, expect, it } from 'vitest'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { printProblem } from '../../content/problem'
import { openPageStore } from '../pages/page-store'
import { checkArticles } from './check-articles'

const GUIDE = 'pages/docs/FTC/Tutorials/Guide.mdx'
const OTHER = 'pages/docs/FTC/Other.mdx'

const site: ProjectFiles = {
  [GUIDE]: pageText('Guide', {}, '## Start\n\n[There](/docs/FTC/Other#end)\n'),
  [OTHER]: pageText('Other', {}, '## End\n\n<Partial file="shared" />\n'),
  'partials/shared.mdx': 'Shared.\n',
}

async function check(change: ProjectFiles = {}) {
  const root = createProject({ ...site, ...change })
  return (await checkArticles(root, openPageStore(root))).map(printProblem)
}

const guide = (body: string) => ({ [GUIDE]: pageText('Guide', {}, body) })

it('a site without faults passes', async () => {
  expect(await check()).toEqual([])
})

describe('one mistake gives one message with its place', () => {
  it.each([
    ['an unknown component', guide('<Warning />'), `${GUIDE}:7 <Warning>: found an unknown`],
    ['a tag without an end', guide('<Callout>'), `${GUIDE}:7 Expected a closing tag`],
    ['a placeholder', guide('`<pool>`'), `${GUIDE}:7 placeholder <pool>: found no description`],
    ['a page', guide('[A](/docs/FTC/Othr)'), `${GUIDE}:7 link: found "/docs/FTC/Othr"`],
    [
      'an anchor',
      guide('[A](/docs/FTC/Other#ned)'),
      `${GUIDE}:7 link: found "/docs/FTC/Other#ned"`,
    ],
    ['an own anchor', guide('\n[A](#ned)'), `${GUIDE}:8 link: found "#ned"`],
    ['a picture', guide('![A](/img/a.png)'), `${GUIDE}:7 image: found "/img/a.png"`],
    ['a heading', guide('## A\n\n#### B'), `${GUIDE}:9 heading: found h4, expected ## or ###`],
    ['an id', guide('## A [#a]\n\n## B [#a]'), `${GUIDE}:9 heading: found [#a]`],
    [
      'a block of a partial',
      {
        ...guide('[There](/docs/FTC/Other#end)'),
        'partials/shared.mdx': 'A\n\n```bash\nls [[x]]\n# B\n```\n',
        [OTHER]: pageText('Other', {}, '## End\n\n<Partial file="shared" x="a" />\n'),
      },
      'partials/shared.mdx:5 code block (bash): found the comment "# B"',
    ],
    [
      'a partial that two pages use',
      {
        ...guide('<Partial file="shared" />\n\n[There](/docs/FTC/Other#end)'),
        'partials/shared.mdx': 'A\n\n#### B\n',
      },
      'partials/shared.mdx:3 heading: found h4',
    ],
  ])('%s', async (_case, change, message) => {
    expect(await check(change)).toEqual([expect.stringContaining(message)])
  })
})
