import type { ElementContent, Root } from 'hast'
import { htmlComponent } from '../nodes/components'
import { headingLevel, nodesOf, splitSections } from '../nodes/split-sections'
import { isRows } from '../steps/steps'

/**
 * Wraps each section of an article in React's `<Activity>`. React then hydrates one section at a time, and the page can
 * respond to the reader before the next section hydrates. Sections after the first can also wait until it is painted.
 */
export function rehypeActivities() {
  return (tree: Root): void => {
    const statements = tree.children.filter(({ type }) => type === 'mdxjsEsm')
    const content = tree.children.filter(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    )
    for (const node of content)
      if (node.type === 'element' && isRows(node))
        node.children = node.children.map((row) => htmlComponent('Activity', {}, [row]))
    const [lead, ...sections] = splitSections(content, isStart)
    const [first, ...later] = sections.map((part) => htmlComponent('Activity', {}, nodesOf(part)))
    const rest = first === undefined ? [] : [first, htmlComponent('LaterSections', {}, later)]
    tree.children = [...statements, ...lead.content, ...rest]
  }
}

/** `foldLead` moves the headings of folded sections into rows, each of which is a section of its own. */
function isStart(node: ElementContent): boolean {
  return headingLevel(node) === 2 || isRows(node)
}
