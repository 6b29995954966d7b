import type { Root, RootContent } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { RECORD_PAGE } from '../../../tests/fixtures/search-record'
import { buildRecords } from './rehype-search-records'

function records(...children: RootContent[]) {
  const tree: Root = { type: 'root', children }
  return buildRecords(tree, RECORD_PAGE)
}

/** Reduces each record to its anchor, its kind, its headings below the title, and its text. */
function found(...children: RootContent[]) {
  return records(...children).map(({ anchor, isHeading, headings, text }) => [
    anchor,
    isHeading ? 'heading' : 'text',
    headings.join(' > '),
    text,
  ])
}

it('the first record is the page itself', () => {
  expect(records()).toEqual([
    {
      page: RECORD_PAGE,
      anchor: '',
      headings: [],
      isHeading: true,
      text: RECORD_PAGE.description,
      names: [],
    },
  ])
})

it('keeps words with invisible characters whole', () => {
  expect(
    found(h('p', 'A trans\u00ADcoder, a watch\u200Bfolder, a no\u2060de.')).at(-1)?.at(-1),
  ).toBe('A transcoder, a watchfolder, a node.')
})

it('gives each heading a record, whose URL its text shares', () => {
  expect(
    found(
      h('p', 'Lead.'),
      h('h2', { id: 'ports' }, 'Ports'),
      h('p', 'Open ', h('code', '8648'), '.'),
      h('h3', { id: 'outside' }, 'From outside'),
      h('ul', [h('li', 'One.'), h('li', 'Two.')]),
      h('h2', { id: 'next' }, 'Next'),
    ).slice(1),
  ).toEqual([
    ['', 'text', '', 'Lead.'],
    ['ports', 'heading', 'Ports', null],
    ['ports', 'text', 'Ports', 'Open 8648.'],
    ['outside', 'heading', 'Ports > From outside', null],
    ['outside', 'text', 'Ports > From outside', 'One. Two.'],
    ['next', 'heading', 'Next', null],
  ])
})

it('gives commands and table rows separate records', () => {
  const table = h('table', [
    h('thead', h('tr', [h('th', 'Port'), h('th', 'Use')])),
    h('tbody', [
      h('tr', [h('td', '8648'), h('td', h('code', 'example-1'))]),
      h('tr', [h('td', h('code', 'maxNodes')), h('td', 'Limit')]),
    ]),
  ])
  const [, , ...rest] = records(h('p', 'Text.'), h('pre', h('code', 'helm\ninstall')), table)
  expect(rest.map(({ text, names }) => [text, names])).toEqual([
    ['helm install', []],
    ['8648 · example-1', ['8648']],
    ['maxNodes · Limit', ['maxNodes']],
  ])
})

it('names the column of each filled cell', () => {
  const table = h('table', [
    h('thead', h('tr', [h('th', 'Status'), h('th', 'When'), h('th', 'What to do')])),
    h('tbody', h('tr', [h('th', '404'), h('td'), h('td', 'Read it again')])),
  ])
  const [, row, after] = records(table, h('p', 'After.'))
  expect(row).toMatchObject({ text: '404 · Read it again', columns: ['Status', 'What to do'] })
  expect(after).not.toHaveProperty('columns')
})

it('gives marked elements their own URL', () => {
  expect(
    found(
      h('h2', { id: 'fields' }, 'Fields'),
      h('table', [
        h('tr', { id: 'field-name', dataSearch: 'record' }, [
          h('td', [h('code', 'Name'), h('span', 'String')]),
          h('td', 'Its name.'),
        ]),
      ]),
      h('ul', [
        h('li', { id: 'fixed-1', dataSearch: 'record' }, 'A fix without a name.'),
        h('li', { id: 'v5', dataSearch: 'record', dataSearchName: 'Release 5' }, 'New.'),
      ]),
      h('p', 'After.'),
    ).slice(2),
  ).toEqual([
    ['field-name', 'heading', 'Fields > Name', null],
    ['field-name', 'text', 'Fields > Name', 'Name String · Its name.'],
    ['fixed-1', 'text', 'Fields', 'A fix without a name.'],
    ['v5', 'heading', 'Fields > Release 5', null],
    ['v5', 'text', 'Fields > Release 5', 'New.'],
    ['fields', 'text', 'Fields', 'After.'],
  ])
})

it('leaves out blocks of links', () => {
  expect(
    found(
      h('ul', { dataSearch: 'none' }, [h('li', 'A card')]),
      h('h2', { id: 'related-pages' }, 'Related pages'),
      h('ul', [h('li', 'Elsewhere.')]),
    ),
  ).toHaveLength(1)
})

it('reads text that components render from their attributes', () => {
  const callout: RootContent = {
    type: 'mdxJsxFlowElement',
    name: 'Callout',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'type', value: 'note' },
      { type: 'mdxJsxAttribute', name: 'title', value: 'Mind the step' },
    ],
    children: [h('p', 'It is high.')],
  }
  expect(records(callout).at(-1)?.text).toBe('Mind the step It is high.')
})

it('cuts long prose between blocks', () => {
  const paragraphs = Array.from({ length: 10 }, (_, index) =>
    h('p', `${index} ${'word '.repeat(50)}`),
  )
  const all = records(...paragraphs)
  expect(all.length).toBeGreaterThan(3)
  expect(Math.max(...all.map(({ text }) => text?.length ?? 0))).toBeLessThan(900)
})

it('leaves out the labels of forms', () => {
  const field = h('label', ['Host', h('input')])
  const form = h('form', [field, h('select', h('option', 'curl')), h('button', 'Reset')])
  expect(found(h('p', 'Copy the sample.'), form).slice(1)).toEqual([
    ['', 'text', '', 'Copy the sample.'],
  ])
})
