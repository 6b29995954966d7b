import { describe, expect, it } from 'vitest'
import { findTrail, flattenPageMap, type PageMapNode, pageLabel, pageTitle } from './page-map'

function node(route: string, children: readonly PageMapNode[] = []): PageMapNode {
  return { name: route, route, label: route, page: null, children }
}

const nodes = [
  node('/'),
  node('/docs', [node('/docs/FTC', [node('/docs/FTC/AWS'), node('/docs/FTC/AWS2')])]),
  node('/docs-old'),
]

it('flattenPageMap gives parents before children', () => {
  expect(flattenPageMap(nodes).map(({ route }) => route)).toEqual([
    '/',
    '/docs',
    '/docs/FTC',
    '/docs/FTC/AWS',
    '/docs/FTC/AWS2',
    '/docs-old',
  ])
})

describe('findTrail', () => {
  it.each([
    ['/', ['/']],
    ['/docs', ['/docs']],
    ['/docs/FTC/AWS2', ['/docs', '/docs/FTC', '/docs/FTC/AWS2']],
    ['/docs-old', ['/docs-old']],
    ['/docs/FTC/None', []],
    ['/doc', []],
    ['', []],
  ])('leads to %s over %j', (route, trail) => {
    expect(findTrail(nodes, route).map((found) => found.route)).toEqual(trail)
  })
})

describe('pageLabel', () => {
  it.each([
    [{ title: 'Long title', description: '' }, 'Long title'],
    [{ title: 'Long title', description: '', sidebarTitle: 'Short' }, 'Short'],
  ])('of %j is %s', (frontMatter, label) => {
    expect(pageLabel(frontMatter)).toBe(label)
  })
})

it.each([
  ['AddEvent', 'AddEvent | Capella Documentation'],
  ['Capella Documentation', 'Capella Documentation'],
  ['Capella', 'Capella | Capella Documentation'],
])('the page %s is titled %s', (title, expected) => {
  expect(pageTitle(title)).toBe(expected)
})
