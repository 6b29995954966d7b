import type { RootContent, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { findTrail, type PageMapNode } from '../../content/pages/page-map'
import { filterForm } from '../article/filter-form'
import { filterField, heading, joined, link, paragraph } from '../nodes/nodes'
import type { SymptomGroup } from './group-symptoms'

/** Words find a row on the page that it is written on. */
const LEFT_OUT = { 'data-search': 'none' }
const ID_LENGTH = 60

/** Symptoms below the page that has them or, for those of several pages, the section these are in. */
export function troubleshootingPage(
  groups: readonly SymptomGroup[],
  product: PageMapNode,
): RootContent[] {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const ids = new Set<string>()
  let title = ''
  return [
    filterForm([filterField('Search by symptom or error message')], count),
    ...bySection(groups, product).flatMap(([section, group]) => {
      const isNew = section !== title
      title = section
      return [
        ...(isNew ? [heading(2, section, undefined, LEFT_OUT)] : []),
        ...(group.task === null ? [] : [heading(3, group.task, undefined, LEFT_OUT)]),
        sources(group),
        symptomTable(group, ids),
      ]
    }),
  ]
}

/** Groups with the title above them; those of one title stand together. */
function bySection(
  groups: readonly SymptomGroup[],
  product: PageMapNode,
): (readonly [string, SymptomGroup])[] {
  const sections = new Map<string, SymptomGroup[]>()
  for (const group of groups) {
    const title = sectionTitle(group, product)
    sections.set(title, [...(sections.get(title) ?? []), group])
  }
  return [...sections].flatMap(([title, own]) => {
    // Below a heading of the third level, rows without one would seem to belong to it.
    const sorted = own.toSorted((a, b) => Number(a.task !== null) - Number(b.task !== null))
    return sorted.map((group) => [title, group] as const)
  })
}

function sectionTitle({ places }: SymptomGroup, product: PageMapNode): string {
  const routes = places.map(({ page }) => page.route)
  const shared = findTrail([product], routes[0] ?? '').filter(({ route }) =>
    routes.every((other) => other === route || other.startsWith(`${route}/`)),
  )
  // A guide with children, such as its Terraform way, is not the section of both.
  const section = routes.length === 1 ? shared.at(-1) : shared.findLast(isIndex)
  return section?.page?.frontMatter.title ?? section?.label ?? product.label
}

function isIndex({ page }: PageMapNode): boolean {
  return page === null || page.file.endsWith('/index.mdx')
}

function sources({ places }: SymptomGroup): RootContent {
  const links = places.map(({ page, anchor }) =>
    link(`${page.route}#${anchor}`, page.frontMatter.title),
  )
  return { ...paragraph('From ', joined(links, ', '), '.'), data: { hProperties: LEFT_OUT } }
}

function symptomTable({ head, rows }: SymptomGroup, ids: Set<string>): RootContent {
  return {
    type: 'table',
    align: head.children.map(() => null),
    children: [
      head,
      ...rows.map((row) => ({ ...row, data: { hProperties: { id: freeId(row, ids) } } })),
    ],
    data: { hProperties: LEFT_OUT },
  }
}

/** Rows have ids so that the filter knows them and readers can send their address. */
function freeId(row: TableRow, ids: Set<string>): string {
  const words = plainText(row.children[0])
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ID_LENGTH)
    .replace(/^-|-$/g, '')
  let id = `symptom-${words}`
  for (let count = 2; ids.has(id); count += 1) id = `symptom-${words}-${count}`
  ids.add(id)
  return id
}
