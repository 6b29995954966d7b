import { describe, expect, it } from 'vitest'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../pages/read-page-map'
import { formatProblem } from '../problem'
import { redirectProblems, redirectsOf } from './redirects'

const read = async (files: ProjectFiles) => {
  const root = createProject(files)
  const reading = await readPageMap(root, {})
  const problems = [...reading.problems, ...redirectProblems(root, reading)].map(formatProblem)
  return { ...reading, problems }
}

const page = (title: string, fields = {}) => pageText(title, fields)

it('old URLs redirect to their pages, but not to drafts', async () => {
  const { pages, problems } = await read({
    'pages/docs/New.mdx': page('New', { from: '[/docs/Old, /docs/v1.0/Older]' }),
    'pages/docs/Draft.mdx': page('Draft', { from: '[/docs/Sketch]', status: 'draft' }),
  })
  expect(problems).toEqual([])
  expect([...redirectsOf(pages)]).toEqual([
    ['/docs/Old', '/docs/New'],
    ['/docs/Old.md', '/docs/New.md'],
    ['/docs/v1.0/Older', '/docs/New'],
    ['/docs/v1.0/Older.md', '/docs/New.md'],
  ])
})

describe('an old URL is an error', () => {
  it.each([
    ['that a page has', '/docs/Other', 'an unused URL: pages/docs/Other.mdx already uses this one'],
    [
      'that is the page’s current URL',
      '/docs/New',
      'an unused URL: pages/docs/New.mdx already uses this one',
    ],
    ['that another page names', '/docs/Twice', 'an unused URL: pages/docs/Also.mdx'],
    ['that a file has', '/a.txt', 'an unused URL: public/a.txt already uses this one'],
    ['with an ending', '/docs/Old.html', 'a URL such as /docs/FTC/Old_Name'],
    ['with a slash at its end', '/docs/Old/', 'a URL such as /docs/FTC/Old_Name'],
    ['of another site', '//example.com', 'a URL such as /docs/FTC/Old_Name'],
    ['with an anchor', '/docs/Old#a', 'a URL such as /docs/FTC/Old_Name'],
  ])('%s', async (_case, old, expected) => {
    const { problems } = await read({
      'pages/docs/Also.mdx': page('Also', { from: '[/docs/Twice]' }),
      'pages/docs/New.mdx': page('New', { from: `["${old}"]` }),
      'pages/docs/Other.mdx': page('Other'),
      'public/a.txt': '',
    })
    expect(problems).toEqual([expect.stringContaining(`"${old}", expected ${expected}`)])
  })
})
