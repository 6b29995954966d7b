import type { Element, Properties } from 'hast'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { List, PhrasingContent, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'

const TITLE = /title="([^"]+)"/

/**
 * How elements of an article are said in Markdown where the usual way is not theirs.
 * @param absolute makes the address of a link complete
 */
export function elementHandlers(absolute: (address: string) => string): Record<string, Handle> {
  return {
    a: (state, node) => defaultHandlers.a(state, withAddress(node, 'href', absolute)),
    img: (state, node) => defaultHandlers.img(state, withAddress(node, 'src', absolute)),
    pre: codeBlock,
    div: (state, node) =>
      hasClass(node, 'values') ? values(state, node) : defaultHandlers.div(state, node),
    // The name of an area stands above its list of changes.
    p: (state, node) =>
      hasClass(node, 'ra')
        ? { type: 'paragraph', children: [{ type: 'strong', children: inlineOf(state, node) }] }
        : defaultHandlers.p(state, node),
    span: (state, node) => {
      if (hasClass(node, 'field-type')) return between(' (', inlineOf(state, node), ')')
      if (hasClass(node, 'method-summary')) return between(': ', inlineOf(state, node), '')
      return state.all(node)
    },
    small: (state, node) => between('(', inlineOf(state, node), ')'),
    // What only scripts bring to life.
    form: () => [],
    button: () => [],
    input: () => [],
  }
}

/** A block of code keeps its title behind the language, as it was written. */
function codeBlock(state: State, node: Element): RootContent[] {
  const block = defaultHandlers.pre(state, node)
  const [code] = node.children
  const meta = code?.type === 'element' ? code.data?.meta : undefined
  const title = TITLE.exec(meta ?? '')?.[0]
  return [{ ...block, meta: title === undefined || block.lang === null ? null : title }]
}

/** The list of values that readers replace: what each is, with an example; no fields. */
function values(state: State, form: Element): RootContent[] {
  const content: RootContent[] = []
  visit(form, 'element', (node) => {
    if (node.tagName === 'legend')
      content.push({
        type: 'paragraph',
        children: [{ type: 'strong', children: inlineOf(state, node) }],
      })
    if (!hasClass(node, 'value')) return
    const last = content.at(-1)
    const list: List =
      last?.type === 'list' ? last : { type: 'list', ordered: false, spread: false, children: [] }
    if (list !== last) content.push(list)
    list.children.push({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: valueLine(state, node) }],
    })
  })
  return content
}

function valueLine(state: State, node: Element): PhrasingContent[] {
  const [label, name, about] = ['label', 'var', 'p'].map((tagName) =>
    node.children.find((child) => child.type === 'element' && child.tagName === tagName),
  )
  const part = (element: typeof label) =>
    element?.type === 'element' ? inlineOf(state, withoutNotes(element)) : []
  return [
    { type: 'strong', children: part(label) },
    ...between(' (', [{ type: 'inlineCode', value: name ? textOf(name) : '' }], '): '),
    ...part(about),
  ]
}

/** Without what is said about the field in the browser. */
function withoutNotes(node: Element): Element {
  const children = node.children.filter(
    (child) => child.type !== 'element' || child.tagName !== 'em',
  )
  return { ...node, children }
}

function withAddress(
  node: Element,
  name: 'href' | 'src',
  absolute: (address: string) => string,
): Element {
  const properties: Properties = { ...node.properties }
  properties[name] = absolute(String(properties[name] ?? ''))
  return { ...node, properties }
}

function between(
  before: string,
  content: readonly PhrasingContent[],
  after: string,
): PhrasingContent[] {
  return [
    { type: 'text', value: before },
    ...content,
    ...(after === '' ? [] : [{ type: 'text' as const, value: after }]),
  ]
}

function inlineOf(state: State, node: Element): PhrasingContent[] {
  return state.all(node).filter((child): child is PhrasingContent => !FLOW.has(child.type))
}

/** Kinds of nodes that cannot stand in a line; none of them is in the elements above. */
const FLOW: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'heading',
  'list',
  'paragraph',
  'table',
])

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}
