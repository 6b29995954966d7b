import { describe, expect, it } from 'vitest'
import type { FrontMatter } from '../pages/front-matter'
import type { PageMapNode } from '../pages/page-map'
import { navigationFor, type OpenSection, openSections, sectionItems } from './navigation'

const sidebars = { FTCSidebar: { path: '/docs/FTC' }, StreamSidebar: { path: '/docs/Stream' } }

/** A node with a page, and its children below it. */
function node(
  route: string,
  children: readonly PageMapNode[] = [],
  status?: FrontMatter['status'],
): PageMapNode {
  const name = route.split('/').at(-1) ?? ''
  const description = ''
  return {
    name,
    route,
    label: name,
    children,
    page: {
      id: route,
      route,
      file: `pages${route}.mdx`,
      sidebar: null,
      frontMatter: { title: name, description, ...(status === undefined ? {} : { status }) },
    },
  }
}

/** A product with hundreds of pages in a section. */
const methods = Array.from({ length: 300 }, (_, index) =>
  node(`/docs/Stream/API/Methods/M${index}`),
)

const site: readonly PageMapNode[] = [
  node('/'),
  node('/docs', [
    node('/docs/Stream', [
      node('/docs/Stream/API', [
        node('/docs/Stream/API/Methods', methods),
        node('/docs/Stream/API/Types', [node('/docs/Stream/API/Types/Slot')]),
      ]),
      node('/docs/Stream/FAQ', [], 'placeholder'),
    ]),
    node('/docs/FTC', [
      node('/docs/FTC/Akamai', [node('/docs/FTC/Akamai/Terraform')]),
      node('/docs/FTC/FAQ'),
    ]),
    node('/docs/Other'),
  ]),
  node('/markdown-page'),
]

const navigation = (route: string) => navigationFor(site, route, sidebars)

/** The sidebar in a comparable form: labels, open sections with their items, "…" for a closed section. */
function outline([outer, ...inner]: readonly OpenSection[]): unknown[] {
  return (outer?.items ?? []).map(({ label, path, hasChildren }) => {
    if (path === inner[0]?.path) return { [label]: outline(inner) }
    return hasChildren ? `${label} …` : label
  })
}

describe('the sidebar', () => {
  it.each([
    ['/docs/Stream', 'StreamSidebar', ['API …', 'FAQ']],
    ['/docs/Stream/FAQ', 'StreamSidebar', ['API …', 'FAQ']],
    ['/docs/Stream/API', 'StreamSidebar', [{ API: ['Methods …', 'Types …'] }, 'FAQ']],
    [
      '/docs/Stream/API/Types/Slot',
      'StreamSidebar',
      [{ API: ['Methods …', { Types: ['Slot'] }] }, 'FAQ'],
    ],
    ['/docs/FTC/Akamai/Terraform', 'FTCSidebar', [{ Akamai: ['Terraform'] }, 'FAQ']],
    ['/docs', null, ['Stream …', 'FTC …', 'Other']],
    ['/docs/Other', null, []],
    ['/markdown-page', null, []],
    ['/', null, []],
    ['/docs/None', null, []],
  ])('of %s shows %s: the open branch, with closed sections empty', (route, sidebar, items) => {
    const found = navigation(route)
    expect(found.sidebar).toBe(sidebar)
    expect(outline(openSections(site, route, sidebars))).toEqual(items)
  })

  it('does not grow with closed sections, and the data of a page not with its own section', () => {
    const sections = openSections(site, '/docs/Stream/FAQ', sidebars)
    const data = navigation('/docs/Stream/API/Methods/M7')
    expect(JSON.stringify([sections, data]).length).toBeLessThan(1000)
  })

  it('marks placeholders only', () => {
    expect(openSections(site, '/docs/Stream', sidebars)[0]?.items).toEqual([
      { label: 'API', path: '/docs/Stream/API', hasChildren: true },
      { label: 'FAQ', path: '/docs/Stream/FAQ', isPlaceholder: true },
    ])
  })

  it('loads the items of a closed section as closed items', () => {
    const api = site[1]?.children[0]?.children[0]
    expect(api && sectionItems(api)).toEqual([
      { label: 'Methods', path: '/docs/Stream/API/Methods', hasChildren: true },
      { label: 'Types', path: '/docs/Stream/API/Types', hasChildren: true },
    ])
  })
})

describe('breadcrumbs', () => {
  it.each([
    ['/docs', []],
    ['/docs/Stream', ['/docs']],
    [
      '/docs/Stream/API/Types/Slot',
      ['/docs', '/docs/Stream', '/docs/Stream/API', '/docs/Stream/API/Types'],
    ],
    ['/docs/Other', ['/docs']],
    ['/markdown-page', []],
    ['/', []],
    ['/docs/None', []],
  ])('of %s are %j', (route, paths) => {
    expect(navigation(route).breadcrumbs.map(({ path }) => path)).toEqual(paths)
  })
})

describe('previous and next follow the sidebar', () => {
  it.each([
    ['/docs/Stream', null, '/docs/Stream/API'],
    ['/docs/Stream/API', '/docs/Stream', '/docs/Stream/API/Methods'],
    ['/docs/Stream/API/Methods/M0', '/docs/Stream/API/Methods', '/docs/Stream/API/Methods/M1'],
    ['/docs/Stream/API/Types', '/docs/Stream/API/Methods/M299', '/docs/Stream/API/Types/Slot'],
    ['/docs/Stream/FAQ', '/docs/Stream/API/Types/Slot', null],
    ['/docs/FTC', null, '/docs/FTC/Akamai'],
    ['/docs/FTC/FAQ', '/docs/FTC/Akamai/Terraform', null],
    ['/docs', null, null],
    ['/docs/Other', null, null],
    ['/markdown-page', null, null],
  ])('%s is between %s and %s', (route, previous, next) => {
    const found = navigation(route)
    expect(found.previous?.path ?? null).toBe(previous)
    expect(found.next?.path ?? null).toBe(next)
  })
})

it('a page outside the reading order leads to the page in its `next` field, by its full title', () => {
  const hidden = node('/docs/FTC/Hidden')
  const { page } = hidden
  if (page === null) throw new Error('The node has no page.')
  const frontMatter = { ...page.frontMatter, next: '/docs/FTC/FAQ' }
  const nodes = [
    node('/docs', [
      node('/docs/FTC', [
        { ...node('/docs/FTC/FAQ'), label: 'Short label' },
        { ...hidden, isHidden: true, page: { ...page, frontMatter } },
      ]),
    ]),
  ]
  expect(navigationFor(nodes, '/docs/FTC/Hidden', sidebars)).toMatchObject({
    previous: null,
    next: { label: 'FAQ', path: '/docs/FTC/FAQ' },
  })
})
