import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type {} from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isGuide, routeOfFile } from '../../content/pages/routes'
import { relativePath } from '../content-error'
import { componentError, type HastComponent, jsxAttributes } from '../nodes/components'

/** The content above the first section with steps is folded if it has more characters than this. */
const MAX_CHARACTERS = 1400
/** Title of the section whose introduction stays visible, because readers need it before the first step. */
const NEEDED = /^before you (?:start|begin)/i

/**
 * Prepares the steps of a page:
 * - checks that each `<Steps>` starts with an H3 and contains no headings of other levels
 * - numbers the steps across the page
 * - gives the ids of all steps to the first `<Steps>`, which shows the progress
 * - adds a line such as "Part 1 of 3" to each section with steps, if several sections have steps
 * - in guides, folds long content above the first section with steps
 */
export function prepareSteps(all: readonly HastComponent[], tree: Root, file: VFile): void {
  const ids: string[] = []
  for (const node of all) {
    node.attributes.push(...jsxAttributes({ first: ids.length + 1 }))
    ids.push(...stepHeadings(node, file).map((heading) => String(heading.properties.id)))
  }
  all[0]?.attributes.push(...jsxAttributes({ ids }))
  nameParts(tree)
  if (isGuide(routeOfFile(relativePath(file)))) foldLead(tree)
}

function nameParts(tree: Root): void {
  const parts: Element[] = []
  let heading: Element | undefined
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'h2') heading = node
    if (heading === undefined || parts.includes(heading) || !holdsSteps(node)) continue
    parts.push(heading)
  }
  if (parts.length < 2) return
  parts.forEach((part, index) => {
    const text = `Part ${index + 1} of ${parts.length}`
    tree.children.splice(tree.children.indexOf(part) + 1, 0, h('p', { className: 'part' }, text))
  })
}

function stepHeadings(node: HastComponent, file: VFile): Element[] {
  const children = node.children.filter((child) => child.type !== 'text' || child.value.trim())
  const headings = children.flatMap((child) =>
    child.type === 'element' && /^h[1-6]$/.test(child.tagName) ? [child] : [],
  )
  const wrong = headings.find(({ tagName }) => tagName !== 'h3')
  if (wrong !== undefined)
    throw componentError(
      { ...node, position: wrong.position },
      file,
      '#'.repeat(Number(wrong.tagName.slice(1))),
      'only ### headings inside',
    )
  if (headings.length === 0) throw componentError(node, file, 'no ### heading', 'one for each step')
  if (children[0] !== headings[0])
    throw componentError(node, file, 'content before the first step', 'a ### heading first')
  return headings
}

type Section = { readonly heading: Element | undefined; readonly content: RootContent[] }

/**
 * Folds long content above the first section with steps. The text above the first H2, and the text of "Before you
 * start" up to its first H3, stay visible, because readers need them before the first step.
 */
function foldLead(tree: Root): void {
  const sections = split(tree.children, 'h2')
  const first = sections.findIndex(({ content }) => content.some(holdsSteps))
  const lead = sections.slice(0, first)
  if (first < 1 || lengthOf(lead) <= MAX_CHARACTERS) return
  tree.children = [
    ...lead.flatMap(foldSection),
    ...sections
      .slice(first)
      .flatMap(({ heading, content }) => (heading ? [heading, ...content] : content)),
  ]
}

function foldSection({ heading, content }: Section): RootContent[] {
  if (heading === undefined) return content.map(foldPart)
  if (!NEEDED.test(textOf(heading))) return [fold(heading, content)]
  const [intro, ...parts] = split(content, 'h3')
  return [
    heading,
    ...(intro?.content ?? []).map(foldPart),
    ...parts.flatMap((part) => (part.heading ? [fold(part.heading, part.content)] : part.content)),
  ]
}

function foldPart(node: RootContent): RootContent {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Values')
    return fold('Your values', [node])
  const isDiagram = node.type === 'element' && node.tagName === 'figure'
  return isDiagram ? fold('Diagram', [node]) : node
}

function fold(summary: Element | string, content: readonly RootContent[]): Element {
  const title =
    typeof summary === 'string'
      ? summary
      : { ...summary, properties: { ...summary.properties, dataFolded: '' } }
  return h('details', { className: 'fold' }, [
    h('summary', title),
    ...(content as ElementContent[]),
  ])
}

/** The content above the first heading is a section without a heading, even if that section is empty. */
function split(nodes: readonly RootContent[], tagName: string): Section[] {
  const sections: Section[] = [{ heading: undefined, content: [] }]
  for (const node of nodes)
    if (node.type === 'element' && node.tagName === tagName)
      sections.push({ heading: node, content: [] })
    else sections.at(-1)?.content.push(node)
  return sections
}

function lengthOf(sections: readonly Section[]): number {
  return sections.flatMap(({ content }) => content.map((node) => textOf(node))).join('').length
}

function holdsSteps(node: RootContent): boolean {
  let isFound = false
  visit(node, 'mdxJsxFlowElement', ({ name }) => {
    if (name === 'Steps') isFound = true
  })
  return isFound
}
