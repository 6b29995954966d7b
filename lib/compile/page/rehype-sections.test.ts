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
  const [page] = sections(h('p', ['a', h(tag, /^[bh]r$/.test(tag) ? [] : 'b'), 'c']))
  expect(page?.passages[0]?.text).toMatch(/^a (?:b )?c$/)
})
