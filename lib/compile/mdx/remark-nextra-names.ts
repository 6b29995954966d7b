import type { List, ListItem, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from '../content-error'
import { jsxAttributes, textAttributes } from '../nodes/jsx-attributes'
import { code, link, paragraph } from '../nodes/nodes'

/** Kinds of callouts as Nextra names them. */
const CALLOUTS: ReadonlyMap<string, string> = new Map([
  ['default', 'tip'],
  ['info', 'note'],
  ['error', 'danger'],
])

/** Makes what guides use under Nextra's names into what this site has for it. */
export function remarkNextraNames() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name === 'Callout') nameCallout(node)
      if (node.name === 'Tabs') nameTabs(node, file)
      const list = node.name === 'Cards' ? cards(node, file) : fileTree(node, file)
      if (list === null || parent === undefined || index === undefined) return
      parent.children[index] = list
      return SKIP
    })
  }
}

function nameCallout(node: MdxJsxFlowElement): void {
  for (const attribute of node.attributes) {
    const isType = attribute.type === 'mdxJsxAttribute' && attribute.name === 'type'
    const known = isType && typeof attribute.value === 'string' && CALLOUTS.get(attribute.value)
    if (known) attribute.value = known
  }
}

/** `<Tabs items={['A', 'B']}>` gives its `<Tabs.Tab>` their labels. */
function nameTabs(node: MdxJsxFlowElement, file: VFile): void {
  const tabs = components(node).filter(({ name }) => name === 'Tabs.Tab')
  if (tabs.length === 0) return
  const { items = '', ...others } = textAttributes(node, file, ['items', 'group'])
  const labels = items.split('\n')
  if (labels.length !== tabs.length)
    throw contentError(file, node.position, {
      field: '<Tabs items>',
      found: `${labels.length} labels`,
      expected: `one for each of ${tabs.length} <Tabs.Tab>`,
    })
  node.attributes = jsxAttributes(others)
  for (const [index, tab] of tabs.entries()) {
    textAttributes(tab, file, [])
    tab.name = 'Tab'
    tab.attributes = jsxAttributes({ label: labels[index] ?? '' })
  }
}

function cards(node: MdxJsxFlowElement, file: VFile): List {
  const items = parts(node, file, ['Cards.Card', 'Card']).map((card): ListItem => {
    const { title = '', href = '' } = textAttributes(card, file, ['title', 'href'])
    const children = [paragraph(link(href, title)), ...card.children]
    return { ...item(children), spread: true, data: { hProperties: { className: ['card'] } } }
  })
  return { ...list(items), data: { hProperties: { className: ['cards'], 'data-search': 'none' } } }
}

/** A list of names; those of a folder stand below it. */
function fileTree(node: MdxJsxFlowElement, file: VFile): List | null {
  if (node.name !== 'FileTree' && node.name !== 'FileTree.Folder') return null
  const items = parts(node, file, ['FileTree.Folder', 'FileTree.File']).map((entry) => {
    const isFolder = entry.name === 'FileTree.Folder'
    const allowed = isFolder ? ['name', 'open', 'defaultOpen'] : ['name']
    const { name = '' } = textAttributes(entry, file, allowed)
    const inner = isFolder ? fileTree(entry, file) : null
    const title = paragraph(code(isFolder ? `${name}/` : name))
    return item(inner === null ? [title] : [title, inner])
  })
  return list(items)
}

function parts(node: MdxJsxFlowElement, file: VFile, names: readonly string[]) {
  const found = components(node)
  const odd = node.children.find((child) => !found.some((part) => part === child))
  const other = odd ?? found.find(({ name }) => !names.includes(name ?? ''))
  if (other === undefined) return found
  const expected = `only ${names.map((name) => `<${name}>`).join(', ')}`
  throw contentError(file, other.position, { field: `<${node.name}>`, found: other.type, expected })
}

function components(node: MdxJsxFlowElement): MdxJsxFlowElement[] {
  return node.children.filter((child) => child.type === 'mdxJsxFlowElement')
}

function list(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children }
}

function item(content: readonly RootContent[]): ListItem {
  const children = content.filter((child) => child.type !== 'yaml')
  return { type: 'listItem', spread: false, children: children as ListItem['children'] }
}
