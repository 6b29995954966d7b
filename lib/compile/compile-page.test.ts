import { expect, it, vi } from 'vitest'
import { createProject, pageText } from '../../tests/fixtures/temp-project'
import { readPageMap } from '../content/pages/read-page-map'

it('the only words about a page that does not compile are those of its error', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  const { compilePage } = await import('./compile-page')
  const file = 'pages/docs/Page.mdx'
  const root = createProject({ [file]: pageText('Page', {}, '<Unknown />') })
  const project = {
    root,
    pageMap: () => readPageMap(root, { Sidebar: { path: '/docs' } }),
    page: (name: string) => compilePage(project, name),
  }
  await expect(project.page(file)).rejects.toThrow(`${file}:7 <Unknown>`)
  expect(print).not.toHaveBeenCalled()
  console.error('Other words')
  expect(print).toHaveBeenCalledWith('Other words')
})
