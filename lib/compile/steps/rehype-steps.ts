import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from '../content-error'
import { type HastComponent, jsxAttributes } from '../nodes/jsx-attributes'

/** Checks that each `<Steps>` has an H3 for each step, and gives the first of a page the ids of all of them. */
export function rehypeSteps() {
  return (tree: Root, file: VFile): void => {
    const all: HastComponent[] = []
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Steps') all.push(node)
    })
    const headings = all.flatMap((node) => stepHeadings(node, file))
    const ids = headings.map((heading) => String(heading.properties.id))
    all[0]?.attributes.push(...jsxAttributes({ ids }))
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
