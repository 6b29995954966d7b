import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isGuide, routeOfFile } from '../../content/pages/routes'
import { contentError, relativePath } from '../content-error'
import { type HastComponent, jsxAttributes } from '../nodes/jsx-attributes'
import { foldLead, holdsSteps } from './fold-lead'

/**
 * Prepares the steps of a page:
 * - checks that each `<Steps>` starts with an H3 and contains no headings of other levels
 * - numbers the steps across the page
 * - gives the ids of all steps to the first `<Steps>`, which shows the progress
 * - adds a line such as "Part 1 of 3" to each section with steps, if several sections have steps
 * - in guides, folds long content above the first section with steps
 */
export function rehypeSteps() {
  return (tree: Root, file: VFile): void => {
    const all: HastComponent[] = []
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Steps') all.push(node)
    })
    const ids: string[] = []
    for (const node of all) {
      node.attributes.push(...jsxAttributes({ first: ids.length + 1 }))
      ids.push(...stepHeadings(node, file).map((heading) => String(heading.properties.id)))
    }
    all[0]?.attributes.push(...jsxAttributes({ ids }))
    nameParts(tree)
    if (isGuide(routeOfFile(relativePath(file)))) foldLead(tree)
  }
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
    throw contentError(file, wrong.position, {
      field: '<Steps>',
      found: '#'.repeat(Number(wrong.tagName.slice(1))),
      expected: 'only ### headings inside',
    })
  if (headings.length === 0)
    throw contentError(file, node.position, {
      field: '<Steps>',
      found: 'no ### heading',
      expected: 'one for each step',
    })
  if (children[0] !== headings[0])
    throw contentError(file, node.position, {
      field: '<Steps>',
      found: 'content before the first step',
      expected: 'a ### heading first',
    })
  return headings
}
