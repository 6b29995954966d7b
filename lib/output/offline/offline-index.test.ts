import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../../content/pages/read-page-map'
import { offlineIndex } from './offline-index'

it('the index of the offline copy lists every heading of every page in it', async () => {
  const root = createProject({
    'pages/docs/FTC.mdx': pageText('FTC'),
    'pages/docs/Draft.mdx': pageText('Draft'),
  })
  const { nodes } = await readPageMap(root, {})
  const toc = [{ id: 'a', text: 'A & <b>', level: 3 }]
  const articles = new Map([['/docs/FTC', { html: '', toc }]])
  const index = offlineIndex(nodes, articles, {
    routes: new Set(articles.keys()),
    files: new Set(),
  })
  expect(index).toContain(
    '<h3><a href="docs/FTC.html">FTC</a></h3><ul><li data-level="3"><a href="docs/FTC.html#a">A &amp; &lt;b&gt;</a></li></ul>',
  )
  expect(index).not.toContain('Draft')
})
