import { h } from 'hastscript'
import type { ListItem, RootContent } from 'mdast'
import signs from '../../../data/card-signs.json'
import { TUTORIAL_TAG_LABELS, TUTORIAL_TAGS } from '../../content/pages/front-matter'
import { findTrail, type PageMapNode } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { errorIn } from '../../content/problem'
import { productAt } from '../../content/settings/sidebars'
import { relativePath } from '../content-error'
import {
  component,
  componentError,
  type PlacedComponent,
  textAttributes,
} from '../nodes/components'
import { element, type HtmlNode, heading, inline, link, paragraph } from '../nodes/nodes'

/** Drawings by the last name in a page's route that has one, or by the tag of tutorials. */
const SIGNS: Readonly<Record<string, string>> = signs

const STYLES = component('Styles', { of: 'cards' })

/**
 * Replaces `<ChildCards />` on an index page with a list of the child pages that the sidebar shows. Those in `first`,
 * paths below the page's folder, separated by spaces, come first, as cards.
 */
export async function childCards(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file } = placed
  const { first: choice = '' } = textAttributes(node, file, ['first'])
  const { route, visible } = await childrenOf(placed)
  const fail = (found: string, expected: string) => componentError(node, file, found, expected)
  if (visible.length === 0)
    throw fail('no child page in the sidebar', 'an index page with a visible child')
  const names = choice.split(/\s+/).filter(Boolean)
  const first = names.map((name) => {
    const trail = findTrail(visible, `${route}/${name}`)
    const found = trail.at(-1)
    const isPlanned = found?.page?.frontMatter.status === 'placeholder'
    if (found === undefined || isPlanned || trail.some(({ isHidden }) => isHidden))
      throw fail(`first="${name}"`, 'a page below this folder that is neither planned nor hidden')
    return found
  })
  const others = visible.filter((child) => !first.includes(child))
  // The sidebar label may be unclear for a page several levels below the folder.
  const firstCards = first.map((child) => card(child, child.page?.frontMatter.title, true))
  const rows = others.map((child) => card(child))
  if (first.length === 0 || rows.length === 0) return [STYLES, cards([...firstCards, ...rows])]
  const title = heading(2, 'More pages', 'more-pages', { 'data-search': 'none' })
  return [STYLES, cards(firstCards), title, cards(rows)]
}

function cards(children: ListItem[]): RootContent {
  const hProperties = { className: ['cards'], 'data-search': 'none' }
  return { type: 'list', ordered: false, spread: true, data: { hProperties }, children }
}

function card({ page, label, route }: PageMapNode, title = label, isFirst = false): ListItem {
  const product = productAt(route)?.product
  const className = isFirst ? ['card', 'card-first'] : ['card']
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { className, 'data-product': isFirst && product } },
    children: [
      paragraph(
        isFirst && sign(route.split('/').findLast((name) => name in SIGNS)),
        page?.frontMatter.askFirst === undefined
          ? link(route, title)
          : link(route, [`${title} `, inline('em', {}, '(ask first)')]),
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
  const topics = TUTORIAL_TAGS.flatMap((tag) => {
    const tagged = pages.filter(({ page }) => page.frontMatter.tags?.includes(tag))
    if (tagged.length === 0) return []
    const title = heading(2, TUTORIAL_TAG_LABELS[tag], tag)
    const head = element('div', { className: ['topic'] }, [sign(tag), title])
    return [head, cards(tagged.map((child) => card(child)))]
  })
  return [STYLES, element('div', { className: ['topics'] }, topics)]
}

async function childrenOf({ file, context }: PlacedComponent) {
  const { nodes } = await context.pageMap()
  const route = routeOfFile(relativePath(file))
  const children = findTrail(nodes, route).at(-1)?.children ?? []
  return { route, children, visible: children.filter(({ isHidden }) => !isHidden) }
}
