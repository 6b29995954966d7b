import { expect, it } from 'vitest'
import type { FrontMatter } from '../pages/front-matter'
import type { PageMapNode } from '../pages/page-map'
import { navigationFor, type OpenSection, openSections } from './navigation'

const sidebars = { FTCSidebar: { path: '/docs/FTC' }, StreamSidebar: { path: '/docs/Stream' } }

/** A node with a page, and its children below it. */
function node(
  route: string,
  children: readonly PageMapNode[] = [],
  frontMatter: Partial<FrontMatter> = {},
): PageMapNode {
  const title = route.split('/').at(-1) ?? ''
  return {
    name: title,
    route,
    label: title,
    children,
    page: {
      id: route,
      route,
      file: `pages${route}.mdx`,
      sidebar: null,
      frontMatter: { title, description: '', ...frontMatter },
    },
  }
}

const API = '/docs/Stream/API'
const TERRAFORM = '/docs/FTC/Akamai/Terraform'
const site: readonly PageMapNode[] = [
  node('/'),
  node('/docs', [
    node('/docs/Stream', [
      node(API, [
        node(`${API}/Methods`, [node(`${API}/Methods/AddEvent`)]),
        node(`${API}/Types`, [node(`${API}/Types/Slot`)]),
      ]),
      node('/docs/Stream/FAQ', [], { status: 'placeholder' }),
      node('/docs/Stream/AWS', [], { askFirst: 'versions' }),
    ]),
    node('/docs/FTC', [
      node('/docs/FTC/Akamai', [node(TERRAFORM)]),
      { ...node('/docs/FTC/FAQ', [], { title: 'Questions about FTC' }), label: 'FAQ' },
      { ...node('/docs/FTC/Hidden', [], { next: TERRAFORM }), isHidden: true },
    ]),
    node('/docs/Other'),
  ]),
  node('/markdown-page'),
]

/** The sidebar in a comparable form: labels, open sections with their items, "…" for a closed section. */
function outline([outer, ...inner]: readonly OpenSection[]): unknown[] {
  return (outer?.items ?? []).map(({ label, path, hasChildren, mark }) => {
    if (path === inner[0]?.path) return { [label]: outline(inner) }
    return label + (hasChildren ? ' …' : '') + (mark ? ` (${mark})` : '')
  })
}

it.each([
  ['/docs/Stream', 'StreamSidebar', ['API …', 'FAQ (planned)', 'AWS (ask first)']],
  [API, 'StreamSidebar', [{ API: ['Methods …', 'Types …'] }, 'FAQ (planned)', 'AWS (ask first)']],
  [
    `${API}/Types/Slot`,
    'StreamSidebar',
    [{ API: ['Methods …', { Types: ['Slot'] }] }, 'FAQ (planned)', 'AWS (ask first)'],
  ],
  [TERRAFORM, 'FTCSidebar', [{ Akamai: ['Terraform'] }, 'FAQ']],
  ['/docs', null, ['Stream …', 'FTC …', 'Other']],
  ['/docs/Other', null, []],
  ['/docs/None', null, []],
])('the sidebar of %s is %s, with only its branch open: %j', (route, sidebar, items) => {
  expect(navigationFor(site, route, sidebars).sidebar).toBe(sidebar)
  expect(outline(openSections(site, route, sidebars))).toEqual(items)
})

it.each([
  ['/docs/Stream', ['/docs'], null, 'API'],
  [API, ['/docs', '/docs/Stream'], 'Stream', 'Methods'],
  [`${API}/Types`, ['/docs', '/docs/Stream', API], 'AddEvent', 'Slot'],
  ['/docs/Stream/FAQ', ['/docs', '/docs/Stream'], 'Slot', 'AWS'],
  [TERRAFORM, ['/docs', '/docs/FTC', '/docs/FTC/Akamai'], 'Akamai', 'Questions about FTC'],
  ['/docs/FTC/Hidden', ['/docs', '/docs/FTC'], null, 'Terraform'],
  ['/docs', [], null, null],
  ['/docs/Other', ['/docs'], null, null],
  ['/docs/None', [], null, null],
])('%s is below %j, between the pages %s and %s', (route, paths, previous, next) => {
  const found = navigationFor(site, route, sidebars)
  expect(found.breadcrumbs.map(({ path }) => path)).toEqual(paths)
  expect([found.previous?.label ?? null, found.next?.label ?? null]).toEqual([previous, next])
})
