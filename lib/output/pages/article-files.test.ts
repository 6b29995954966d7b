import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { ARTICLE_END } from '../../content/pages/addresses'
import { articleOf, writeArticleFiles } from './article-files'

const HTML = `<main><div class="prose" data-article="/docs/FTC"><p>Text</p><div>more</div>${ARTICLE_END}</div></main>`

describe('articleOf', () => {
  it('is what stands in the element of the article', () => {
    expect(articleOf(HTML)).toBe('<p>Text</p><div>more</div>')
  })

  it('is empty for a page that has none', () => {
    expect(articleOf('<main><div class="prose">Home</div></main>')).toBe('')
  })

  it('stops the build when the end is not marked', () => {
    expect(() => articleOf(HTML.replace(ARTICLE_END, ''))).toThrow('found no <!--/article-->')
  })
})

it('each page has a file, the home page too', () => {
  const root = createProject({ 'out/index.html': '<main></main>', 'out/docs/FTC.html': HTML })
  const out = path.join(root, 'out')
  const page = { file: '', id: '', sidebar: null, frontMatter: { title: '', description: '' } }
  writeArticleFiles(out, 'abc', [
    { ...page, route: '/' },
    { ...page, route: '/docs/FTC' },
  ])
  const read = (file: string) =>
    readFileSync(path.join(out, '_next/static/abc/articles', file), 'utf8')
  expect(read('index.txt')).toBe('')
  expect(read('docs/FTC.txt')).toBe('<p>Text</p><div>more</div>')
})
