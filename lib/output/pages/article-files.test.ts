import { expect, it } from 'vitest'
import { createProject, pageText } from '../../../tests/fixtures/temp-project'
import { articleFiles } from './article-files'
import { openPageStore } from './page-store'

it('each page has its article, and as Markdown unless it is an app page', async () => {
  const root = createProject({
    'pages/index.mdx': pageText('Home', { layout: 'app' }, 'Welcome'),
    'pages/docs/FTC.mdx': pageText('FTC', {}, 'Text with **stress**.'),
  })
  const store = await openPageStore(root)
  const { pages } = await store.pageMap()
  const files = await articleFiles(store, 'abc', pages)
  expect([...files.keys()].sort()).toEqual([
    '/_next/static/abc/articles/docs/FTC.txt',
    '/_next/static/abc/articles/index.txt',
    '/docs/FTC.md',
  ])
  expect(files.get('/_next/static/abc/articles/index.txt')).toBe('')
  expect(files.get('/_next/static/abc/articles/docs/FTC.txt')?.trim()).toBe(
    '<p>Text with <strong>stress</strong>.</p>',
  )
  expect(files.get('/docs/FTC.md')).toMatch(/^# FTC\n[\s\S]*\n\nText with \*\*stress\*\*\.\n$/)
})
