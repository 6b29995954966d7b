import { h } from 'hastscript'
import type { ListItem, RootContent } from 'mdast'
import { TUTORIAL_TAG_LABELS, TUTORIAL_TAGS } from '../../content/pages/front-matter'
import { findTrail, type PageMapNode } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { errorIn } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import { relativePath } from '../content-error'
import {
  component,
  componentError,
  type PlacedComponent,
  textAttributes,
} from '../nodes/components'
import { element, type HtmlNode, heading, link, paragraph } from '../nodes/nodes'

/** Drawings by the last name in a page's route that has one, or by the tag of tutorials. */
const SIGNS: Readonly<Record<string, string>> = {
  FTC: 'M18 10V5H4v22h14v-5M9 5v22M4 12h5m-5 8h5m7-4h12m-5-5l5 5-5 5',
  Stream: 'M5 6v20l13-10zM22 12q3 4 0 8m3-14q7 10 0 20',
  Installation_Guides: 'M10 3h12v9H10zm6 9v8M6 20v-4h20v4M2 20h8v8H2zm10 0h8v8h-8zm10 0h8v8h-8z',
  Akamai:
    'M10 17a5 5 0 0 1-1-9.9A7 7 0 0 1 22 6a5.5 5.5 0 0 1 1 11zm6 0v8M7 25v-4h18v4M4 25h6v5H4zm9 0h6v5h-6zm9 0h6v5h-6z',
  AWS: 'M10 17a5 5 0 0 1-1-9.9A7 7 0 0 1 22 6a5.5 5.5 0 0 1 1 11zM5 25.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zm7 0h15v4m-5-4v3',
  Tutorials: 'M6 3h13l7 7v19H6zm13 0v7h7M13 14l8 5-8 5z',
  API: 'M2 5h28v22H2zm0 6h28M12 15l-4 4 4 4m8-8l4 4-4 4M17.5 14l-3 10M5 8h1m2 0h1m2 0h1',
  captions: 'M3 6h26v20H3zm4 11h7m3 0h8M7 21h12',
  watermarking: 'M3 6h26v20H3zm10 5v8l6-4zm11 5l3 3-3 3-3-3z',
  cluster: 'M5 4h22v7H5zm0 9h22v7H5zm0 9h22v7H5zM9 7.5h3m7 0h4m-14 9h3m7 0h4m-14 9h3m7 0h4',
  workflow: 'M3 5h10v9H3zm0 13h10v9H3zm16-6h10v9H19zM13 9.5h3v14h-3m3-7h3',
  'audio-video': 'M3 6h26v20H3zm4 8v4m3-6v8m3-10v12m3-9v6m3-9v12m3-8v4m3-3v2',
  integration: 'M13 19l6-6m-5-2l4-4a5 5 0 0 1 7 7l-4 4m-3 3l-4 4a5 5 0 0 1-7-7l4-4',
  Troubleshooting: 'M3 16a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM6 17h5l3-8 4 14 3-6h5',
}

/**
 * Replaces `<ChildCards />` on an index page with a list of the child pages that the sidebar shows. The attribute
 * `first` lists the pages that most readers need, as paths below the index page's folder, separated by spaces; they come
 * first, as cards.
 */
export async function childCards(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file } = placed
  const { first: choice = '' } = textAttributes(node, file, ['first'])
  const { route, visible } = await childrenOf(placed)
  if (visible.length === 0)
    throw componentError(
      node,
      file,
      'no child page in the sidebar',
      'an index page with a visible child',
    )
  const first = choice
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => {
      const trail = findTrail(visible, `${route}/${name}`)
      const found = trail.at(-1)
      const isPlanned = found?.page?.frontMatter.status === 'placeholder'
      if (found === undefined || isPlanned || trail.some(({ isHidden }) => isHidden))
        throw componentError(
          node,
          file,
          `first="${name}"`,
          'a page below this folder that is neither planned nor hidden',
        )
      return found
    })
  const others = visible.filter((child) => !first.includes(child))
  // The sidebar label may be unclear for a page several levels below the folder.
  const firstCards = first.map((child) => card(child, child.page?.frontMatter.title, true))
  const rows = others.map((child) => card(child))
  if (first.length === 0 || rows.length === 0) return [cards([...firstCards, ...rows])]
  const title = heading(2, 'More pages', 'more-pages', { 'data-search': 'none' })
  return [cards(firstCards), title, cards(rows)]
}

function cards(children: ListItem[]): RootContent {
  const hProperties = { className: ['cards'], 'data-search': 'none' }
  return component('Cards', {}, [
    { type: 'list', ordered: false, spread: true, data: { hProperties }, children },
  ])
}

function card({ page, label, route }: PageMapNode, title = label, isFirst = false): ListItem {
  const { product } = siteConfig.sidebars[page?.sidebar ?? ''] ?? {}
  const className = isFirst ? ['card', 'card-first'] : ['card']
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { className, 'data-product': isFirst && product } },
    children: [
      paragraph(
        isFirst && sign(route.split('/').findLast((name) => name in SIGNS)),
        link(route, title),
      ),
      paragraph(page?.frontMatter.description ?? ''),
    ],
  }
}

function sign(topic = ''): HtmlNode {
  const properties = { className: ['card-sign'], viewBox: '0 0 32 32', ariaHidden: 'true' }
  const svg = element('svg', properties, [])
  svg.data.hChildren = [h('path', { d: SIGNS[topic] })]
  return { ...svg, markdown: [] }
}

export async function tutorialIndex(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file } = placed
  textAttributes(node, file, [])
  const { children } = await childrenOf(placed)
  const pages = children.flatMap(({ page, ...node }) => (page === null ? [] : [{ ...node, page }]))
  if (pages.length === 0)
    throw componentError(node, file, 'no child page', 'an index page with children')
  const untagged = pages.find(({ page }) => (page.frontMatter.tags ?? []).length === 0)
  if (untagged !== undefined) {
    const expected = `at least one of ${TUTORIAL_TAGS.join(', ')}`
    throw errorIn(untagged.page.file, { field: 'tags', found: 'nothing', expected }, 1)
  }
  return TUTORIAL_TAGS.flatMap((tag) => {
    const tagged = pages.filter(({ page }) => page.frontMatter.tags?.includes(tag))
    if (tagged.length === 0) return []
    const title = heading(2, TUTORIAL_TAG_LABELS[tag], tag)
    const head = element('div', { className: ['topic'] }, [sign(tag), title])
    return [head, cards(tagged.map((child) => card(child)))]
  })
}

async function childrenOf({ file, context }: PlacedComponent) {
  const { nodes } = await context.pageMap()
  const route = routeOfFile(relativePath(file))
  const children = findTrail(nodes, route).at(-1)?.children ?? []
  return { route, children, visible: children.filter(({ isHidden }) => !isHidden) }
}
