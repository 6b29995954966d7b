import { describe, expect, it } from 'vitest'
import { fewReleaseFiles, releaseText } from '../../../tests/fixtures/release-files'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../../content/problem'
import { openProject } from '../pages/open-project'
import { checkCode, checkPages } from './check-articles'

const GUIDE = 'pages/docs/FTC/Tutorials/Guide.mdx'
const OTHER = 'pages/docs/FTC/Other.mdx'

const site: ProjectFiles = {
  [GUIDE]: pageText('Guide', {}, '## Start\n\n[There](/docs/FTC/Other#end)\n'),
  [OTHER]: pageText('Other', {}, '## End\n\n<Partial file="shared" />\n'),
  'partials/shared.mdx': 'Shared.\n',
  'data/command-rules.yaml': '{ takesOver: [], actsBetween: [], harmful: [] }',
}

async function check(change: ProjectFiles = {}) {
  const root = createProject({ ...site, ...change })
  const project = openProject(root)
  const problems = await checkPages(project, ['/files/Generated.zip'])
  const code = problems.length > 0 ? [] : await checkCode(project)
  return [...problems, ...code].map(formatProblem)
}

const guide = (body: string) => ({ [GUIDE]: pageText('Guide', {}, body) })
const shared = guide('<Partial file="shared" />\n\n[There](/docs/FTC/Other#end)')

it.each([
  ['a valid site', '[There](/docs/FTC/Other#end)'],
  [
    'a full URL, the top, other sites, and generated files',
    '## A\n\n[a](https://docs.example.com/docs/FTC/Other) [b](#top) [c](#a) [d](https://a.example) [e](/files/Generated.zip)',
  ],
])('%s passes', async (_case, body) => {
  expect(await check(guide(body))).toEqual([])
})

describe('one mistake gives one message with file and line', () => {
  it.each([
    ['an unknown component', guide('<Grid />'), `${GUIDE}:7 <Grid>: found an unknown`],
    [
      'a page',
      guide('[A](/docs/FTC/Othr)'),
      `${GUIDE}:7 link: found "/docs/FTC/Othr", expected the URL of a page or file of the site. Did you mean /docs/FTC/Other?`,
    ],
    [
      'an anchor',
      guide('[A](/docs/FTC/Other#ned)'),
      `${GUIDE}:7 link: found "/docs/FTC/Other#ned", expected a URL that ends with an anchor of the target page, such as #end`,
    ],
    [
      'an anchor on the same page',
      guide('\n[A](#ned)'),
      `${GUIDE}:8 link: found "#ned", expected a URL without an anchor`,
    ],
    [
      'a picture next to the page',
      { ...guide('![A](./Other.png)'), 'public/img/Other.png': 'x', 'public/img/zz.png': 'x' },
      `${GUIDE}:7 image: found "./Other.png", expected the URL of an image in public/. Did you mean /img/Other.png?`,
    ],
    ['the preview', guide('[A](http://localhost:3000/a)'), 'expected a URL that each reader'],
    ['a file on a disk', guide('[A](file:///C:/a)'), 'expected a URL that each reader'],
    [
      'a draft',
      {
        ...guide('[A](/docs/FTC/Draft)'),
        'pages/docs/FTC/Draft.mdx': pageText('Draft', { status: 'draft' }),
      },
      `${GUIDE}:7 link: found "/docs/FTC/Draft", expected a published page: this one is a draft`,
    ],
    [
      'a file',
      { ...guide('[A](/files/Other.zip)'), 'public/api/Others.zip': 'x' },
      'Did you mean /api/Others.zip?',
    ],
    [
      'a link of a partial that two pages use',
      { ...shared, 'partials/shared.mdx': 'A\n\n[B](/docs/Nowhere)\n' },
      'partials/shared.mdx:3 link: found "/docs/Nowhere", expected',
    ],
    [
      'a partial that no page uses',
      { 'partials/a/unused.mdx': 'x' },
      'partials/a/unused.mdx: partial: found no page that uses the file: use or delete it',
    ],
    [
      'a block of a partial',
      {
        'partials/shared.mdx': 'A\n\n```bash\nls [[x]]\n# B\n```\n',
        [OTHER]: pageText('Other', {}, '## End\n\n<Partial file="shared" x="a" />\n'),
      },
      'partials/shared.mdx:5 code block (bash): found the comment "# B"',
    ],
    [
      'a partial that two pages use',
      { ...shared, 'partials/shared.mdx': 'A\n\n#### B\n' },
      'partials/shared.mdx:3 heading: found ####',
    ],
  ])('%s', async (_case, change, message) => {
    expect(await check(change)).toEqual([expect.stringContaining(message)])
  })
})

it('a missing route in release notes is a broken link in their data', async () => {
  const change = {
    ...fewReleaseFiles(),
    'data/ftc-releases/5.6.yaml': releaseText(
      '5.6',
      'id: a, type: new, area: UI, text: A., see: [/docs/Gone]',
    ),
    'pages/docs/FTC/Notes.mdx': pageText('Notes', {}, '<ReleaseNotes oldest="4.0" />\n'),
  }
  expect(await check(change)).toContainEqual(
    expect.stringMatching(
      /^data\/ftc-releases\/5\.6\.yaml:\d+ link: found "\/docs\/Gone", expected the/,
    ),
  )
})
