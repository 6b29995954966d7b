import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { createProject, pageText, writeFiles } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../pages/read-page-map'
import { formatProblem } from '../problem'
import { checkMoves } from './check-names'

const OLD = 'pages/docs/Tutorials/Logo_Filter.mdx'
const NEW = 'pages/docs/Recipes/Logo_Overlay.mdx'
const BODY = 'One.\n\nTwo.\n\nThree.\n\nFour.\n'

it('a page that was renamed and moved is asked for its old URL', async () => {
  const root = createProject({ [OLD]: pageText('Logo', {}, BODY), 'pages/docs/Recipes/A.mdx': '' })
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
      cwd: root,
      stdio: 'pipe',
    })
  const check = async () => {
    const { pages } = await readPageMap(root, { Sidebar: { path: '/docs' } })
    return checkMoves(root, pages).map(formatProblem)
  }
  expect(await check()).toEqual([])
  git('init')
  git('add', '.')
  git('commit', '-m', 'first')
  expect(await check()).toEqual([])
  git('mv', OLD, NEW)
  expect(await check()).toEqual([
    `${NEW}: from: found no old URL, expected /docs/Tutorials/Logo_Filter, so that the old URL leads here`,
  ])
  writeFiles(root, { [NEW]: pageText('Logo', { from: '[/docs/Tutorials/Logo_Filter]' }, BODY) })
  expect(await check()).toEqual([])
})
