import type { Element, ElementContent, Root } from 'hast'
import { type HastComponent, jsxAttributes } from '../nodes/components'
import { headingLevel, nodesOf, type Part, splitSections } from '../nodes/split-sections'

/**
 * Wraps each section of an article in React's `<Activity>`. React then hydrates one section at a time, and the page can
 * respond to the reader before the next section hydrates.
 */
export function rehypeActivities() {
  return (tree: Root): void => {
    const statements = tree.children.filter(({ type }) => type === 'mdxjsEsm')
    const content = tree.children.filter(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    )
    const [lead, ...sections] = splitSections(content, isStart)
    tree.children = [...statements, ...lead.content, ...sections.map(activity)]
  }
}

function isStart(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  return headingLevel(node) === 2 || (node.tagName === 'details' && holdsHeading(node))
}

/** `foldLead` moves the H2 of a folded section into a `<summary>`. */
function holdsHeading({ children }: Element): boolean {
  const [summary] = children
  return (
    summary?.type === 'element' &&
    summary.children.some((child) => child.type === 'element' && child.tagName === 'h2')
  )
}

function activity(part: Part<ElementContent>): HastComponent {
  const attributes = jsxAttributes({ mode: 'visible' })
  return { type: 'mdxJsxFlowElement', name: 'Activity', attributes, children: nodesOf(part) }
}
