import type { Element, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from '../content-error'
import { type HastComponent, jsxAttributes } from '../nodes/jsx-attributes'

/**
 * Checks that each `<Steps>` has an H3 for each step, and gives the first of a page the ids of all of them, and
 * `<InstallationRecord>` their titles too.
 */
export function rehypeSteps() {
  return (tree: Root, file: VFile): void => {
    const all: HastComponent[] = []
    const records: HastComponent[] = []
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Steps') all.push(node)
      if (node.name === 'InstallationRecord') records.push(node)
    })
    const headings = all.flatMap((node) => stepHeadings(node, file))
    const steps = headings.map((heading) => [String(heading.properties.id), textOf(heading)])
    all[0]?.attributes.push(...jsxAttributes({ ids: steps.map(([id]) => id) }))
    for (const record of records) record.attributes.push(...jsxAttributes({ steps }))
  }
}

function stepHeadings(node: HastComponent, file: VFile): Element[] {
  const children = node.children.filter((child) => child.type !== 'text' || child.value.trim())
  const headings = children.flatMap((child) =>
    child.type === 'element' && /^h[1-6]$/.test(child.tagName) ? [child] : [],
  )
  const wrong = headings.find(({ tagName }) => tagName !== 'h3')
  if (wrong !== undefined)
    throw contentError(file, wrong.position, {
      field: '<Steps>',
      found: wrong.tagName,
      expected: 'only ### headings inside',
    })
  if (headings.length === 0)
    throw contentError(file, node.position, { field: '<Steps>', found: 'no ### heading' })
  if (children[0] !== headings[0])
    throw contentError(file, node.position, { field: '<Steps>', expected: 'a ### heading first' })
  return headings
}
