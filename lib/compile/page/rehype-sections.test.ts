import type { Root, RootContent } from 'hast'
import { h } from 'hastscript'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { rehypeSections } from './rehype-sections'

function sections(...children: RootContent[]) {
  const tree: Root = { type: 'root', children }
  const file = new VFile()
  rehypeSections()(tree, file)
  return file.data.sections ?? []
}

/** Reduces each section to its level, id, title, and passages. */
function found(...children: RootContent[]) {
  return sections(...children).map(({ level, id, title, passages }) => [
    level,
    id,
    title,
    ...passages.map(({ text }) => text),
  ])
}

it('keeps words with invisible characters whole', () => {
  expect(found(h('p', 'A trans\u00ADcoder, a watch\u200Bfolder, a no\u2060de.'))).toEqual([
    [1, '', null, 'A transcoder, a watchfolder, a node.'],
  ])
})

it('leaves out what is marked', () => {
  const cards = { ...h('ul', h('li', 'A card')), properties: { 'data-search': 'none' } }
  expect(found(h('p', 'Copy the sample.'), cards)).toEqual([[1, '', null, 'Copy the sample.']])
})

it('search leaves out a heading that is marked and the links to other pages', () => {
  const properties = { id: 'job-fails', 'data-search': 'none' }
  const marked = { ...h('h2', 'A job fails'), properties }
  const links = h('h2', { id: 'related-pages' }, 'Related pages')
  expect(sections(marked, h('h3', { id: 'a' }, 'A'), links).slice(1)).toMatchObject([
    { id: 'job-fails', isSearched: false },
    { id: 'a', isSearched: true },
    { id: 'related-pages', isSearched: false },
  ])
})

it('reads text that components render from their attributes', () => {
  const attributes = [{ type: 'mdxJsxAttribute', name: 'title', value: 'Mind the step' } as const]
  const children = [h('p', 'It is high.')]
  expect(found({ type: 'mdxJsxFlowElement', name: 'Callout', attributes, children })).toEqual([
    [1, '', null, 'Mind the step It is high.'],
  ])
})

it('cuts long prose between blocks', () => {
  const paragraphs = Array.from({ length: 10 }, () => h('p', 'word'.repeat(50)))
  const [page] = sections(...paragraphs)
  expect(page?.passages.map(({ text }) => text.length)).toEqual([602, 602, 602, 200])
})

it.each([
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'section', 'blockquote', 'aside', 'figure'],
  ...['details', 'summary', 'thead', 'tbody', 'td', 'th', 'br', 'hr'],
  ...['code', 'kbd', 'small', 'span', 'var'],
])('the words in and around <%s> stay apart', (tag) => {
  expect(found(h('p', ['a', h(tag, /^[bh]r$/.test(tag) ? [] : 'b'), 'c']))[0]?.[3]).toMatch(
    /^a (?:b )?c$/,
  )
})
