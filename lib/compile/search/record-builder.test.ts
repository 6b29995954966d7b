import type { Root, RootContent } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import type { RecordPage } from '../../content/search/search-record'
import { buildRecords } from './record-builder'

const page: RecordPage = {
  route: '/docs/Page',
  title: 'A page',
  description: 'What the page is about.',
  keywords: ['other words'],
  language: 'en',
  version: 'current',
  tag: 'docs-default-current',
  product: 'ftc',
  rank: 100,
}

function records(...children: RootContent[]) {
  const tree: Root = { type: 'root', children }
  return buildRecords(tree, page)
}

/** What a reader finds: address, type, headings below the title, text. */
function found(...children: RootContent[]) {
  return records(...children).map(({ url, type, hierarchy, content }) => [
    url,
    type,
    [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3].filter((text) => text !== null).join(' > '),
    content,
  ])
}

it('starts with the page itself', () => {
  const [first] = records()
  expect(first).toMatchObject({
    objectID: '/docs/Page',
    url: '/docs/Page',
    type: 'lvl1',
    content: 'What the page is about.',
    keywords: ['other words'],
    product: 'ftc',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
  })
  expect(first?.hierarchy).toMatchObject({ lvl0: 'A page', lvl1: 'A page', lvl2: null })
})

it('gives each heading a record and the text below it its address', () => {
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
    ['/docs/Page', 'content', '', 'Lead.'],
    ['/docs/Page#ports', 'lvl1', 'Ports', null],
    ['/docs/Page#ports', 'content', 'Ports', 'Open 8648.'],
    ['/docs/Page#outside', 'lvl2', 'Ports > From outside', null],
    ['/docs/Page#outside', 'content', 'Ports > From outside', 'One. Two.'],
    ['/docs/Page#next', 'lvl1', 'Next', null],
  ])
})

it('makes commands and table rows records of their own', () => {
  const table = h('table', [
    h('thead', h('tr', [h('th', 'Port'), h('th', 'Use')])),
    h('tbody', [
      h('tr', [h('td', '8648'), h('td', h('code', 'example-1'))]),
      h('tr', [h('td', h('code', 'maxNodes')), h('td', 'Limit')]),
    ]),
  ])
  const [, , ...rest] = records(h('p', 'Text.'), h('pre', h('code', 'helm\ninstall')), table)
  expect(rest.map(({ content, names }) => [content, names])).toEqual([
    ['helm install', []],
    ['8648 · example-1', ['8648']],
    ['maxNodes · Limit', ['maxNodes']],
  ])
})

it('makes marked elements places of their own', () => {
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
    ['/docs/Page#field-name', 'lvl2', 'Fields > Name', null],
    ['/docs/Page#field-name', 'content', 'Fields > Name', 'Name String · Its name.'],
    ['/docs/Page#fixed-1', 'content', 'Fields', 'A fix without a name.'],
    ['/docs/Page#v5', 'lvl2', 'Fields > Release 5', null],
    ['/docs/Page#v5', 'content', 'Fields > Release 5', 'New.'],
    ['/docs/Page#fields', 'content', 'Fields', 'After.'],
  ])
})

it('leaves out what only leads elsewhere', () => {
  expect(
    found(
      h('ul', { dataSearch: 'none' }, [h('li', 'A card')]),
      h('h2', { id: 'related-pages' }, 'Related pages'),
      h('p', 'Elsewhere.'),
    ),
  ).toHaveLength(1)
})

it('reads the texts that components print from their attributes', () => {
  const callout: RootContent = {
    type: 'mdxJsxFlowElement',
    name: 'Callout',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'type', value: 'note' },
      { type: 'mdxJsxAttribute', name: 'title', value: 'Mind the step' },
    ],
    children: [h('p', 'It is high.')],
  }
  expect(records(callout).at(-1)?.content).toBe('Mind the step It is high.')
})

it('cuts long prose between blocks and gives every record an id of its own', () => {
  const paragraphs = Array.from({ length: 10 }, (_, index) =>
    h('p', `${index} ${'word '.repeat(50)}`),
  )
  const all = records(...paragraphs)
  expect(all.length).toBeGreaterThan(3)
  expect(new Set(all.map((record) => record.objectID)).size).toBe(all.length)
  expect(Math.max(...all.map(({ content }) => content?.length ?? 0))).toBeLessThan(900)
})

it('is the same every time', () => {
  const tree = () => [h('h2', { id: 'a' }, 'A'), h('p', 'B')] as const
  expect(records(...tree())).toEqual(records(...tree()))
})
