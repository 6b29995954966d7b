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

it('commands and table rows are separate passages; their names are names of the section', () => {
  const table = h('table', [
    h('thead', h('tr', [h('th', 'Port'), h('th', 'When'), h('th', 'Use')])),
    h('tbody', [
      h('tr', [h('td', '8648'), h('td'), h('td', h('code', 'example-1'))]),
      h('tr', [h('th', h('code', 'maxNodes')), h('td', 'Now'), h('td', 'Limit')]),
    ]),
  ])
  const [page] = sections(h('p', 'Text.'), h('pre', h('code', 'helm\ninstall')), table)
  expect(page?.names).toEqual(['8648', 'maxNodes'])
  expect(page?.passages.map(({ text }) => text)).toEqual([
    ...['Text.', 'helm install'],
    ...['8648 · example-1', 'maxNodes · Now · Limit', 'Port · When · Use'],
  ])
  expect(page?.passages[2]?.cells).toMatchObject([
    { column: 'Port', text: '8648' },
    { column: 'Use', text: 'example-1' },
  ])
})

it('marked elements are sections; the text after them belongs to the enclosing section', () => {
  expect(
    found(
      h('h2', { id: 'fields' }, 'Fields'),
      h('table', [
        h('thead', h('tr', [h('th', 'Field'), h('th', 'Meaning')])),
        h('tr', { id: 'field-name', dataSearch: 'record' }, [
          h('td', [h('code', 'Name'), h('span', 'String')]),
          h('td', 'Its name.'),
        ]),
      ]),
      h('ul', [
        h('li', { id: 'fixed-1', dataSearch: 'record', dataSearchName: '' }, 'A fix.'),
        h('li', { id: 'v5', dataSearch: 'record', dataSearchName: 'Release 5' }, 'New.'),
      ]),
      h('p', 'After.'),
    ).slice(1),
  ).toEqual([
    [2, 'fields', 'Fields', 'After.'],
    [3, 'field-name', 'Name', 'Name String · Its name.'],
    [3, 'fixed-1', null, 'A fix.'],
    [3, 'v5', 'Release 5', 'New.'],
  ])
})

it('leaves out the labels of forms and what is marked', () => {
  const field = h('label', ['Host', h('input')])
  const form = h('form', [field, h('select', h('option', 'curl')), h('button', 'Reset')])
  const cards = h('ul', { dataSearch: 'none' }, [h('li', 'A card')])
  expect(found(h('p', 'Copy the sample.'), form, cards)).toEqual([
    [1, '', null, 'Copy the sample.'],
  ])
})

it('search leaves out a heading that is marked and the links to other pages', () => {
  const marked = h('h2', { id: 'job-fails', dataSearch: 'none' }, 'A job fails')
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
  const paragraphs = Array.from({ length: 10 }, () => h('p', 'word '.repeat(50)))
  const [page] = sections(...paragraphs)
  expect(page?.passages.length).toBeGreaterThan(2)
  for (const { text } of page?.passages ?? []) expect(text.length).toBeLessThan(900)
})
