import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type {} from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The content above the first section with steps is folded if it has more characters than this. */
const MAX_CHARACTERS = 1400
/** Title of the section whose introduction stays visible, because readers need it before the first step. */
const NEEDED = /^before you (?:start|begin)/i

type Section = { readonly heading: Element | undefined; readonly content: RootContent[] }

/**
 * Folds long content above the first section with steps. The text above the first H2, and the text of "Before you
 * start" up to its first H3, stay visible, because readers need them before the first step.
 */
export function foldLead(tree: Root): void {
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

export function holdsSteps(node: RootContent): boolean {
  let isFound = false
  visit(node, 'mdxJsxFlowElement', ({ name }) => {
    if (name === 'Steps') isFound = true
  })
  return isFound
}
