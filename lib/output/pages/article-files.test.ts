import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { articleFile } from '../../content/pages/addresses'
import { articleFiles } from './article-files'
import { openPageStore } from './page-store'

it('each page has its article, and as Markdown unless it is an app page', async () => {
  const root = createProject({
    'pages/index.mdx': pageText('Home', { layout: 'app' }, 'Welcome'),
    'pages/docs/FTC.mdx': pageText('FTC', {}, 'Text with **stress**.'),
  })
  const store = await openPageStore(root)
  const { pages } = await store.pageMap()
  const { files, hashes } = await articleFiles(store, pages)
  const article = (route: string) => articleFile(route, hashes.get(route) ?? '')
  expect([...files.keys()].sort()).toEqual([article('/docs/FTC'), article('/'), '/docs/FTC.md'])
  expect(hashes.get('/docs/FTC')).toMatch(/^[0-9a-f]{12}$/)
  expect(files.get(article('/'))).toBe('')
  expect(files.get(article('/docs/FTC'))?.trim()).toBe('<p>Text with <strong>stress</strong>.</p>')
  expect(files.get('/docs/FTC.md')).toMatch(/^# FTC\n[\s\S]*\n\nText with \*\*stress\*\*\.\n$/)
})
