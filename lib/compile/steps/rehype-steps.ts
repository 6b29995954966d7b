import type { Element, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import {
  STEP_CLASS,
  STEPS_CLASS,
  STEPS_PROGRESS_CLASS,
  stepCountText,
} from '../../content/article-markup'
import { contentError } from '../content-error'
import { textAttributes } from '../nodes/jsx-attributes'

/** Turns `<Steps>` into an ordered list: each H3 starts a step that holds what follows it. */
export function rehypeSteps() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Steps' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      const items: Element[] = []
      for (const child of node.children) {
        if (child.type === 'text' && child.value.trim() === '') continue
        if (child.type === 'element' && child.tagName === 'h3')
          items.push(h('li', { className: STEP_CLASS }, [child]))
        else if (child.type === 'element' && /^h[1-6]$/.test(child.tagName)) {
          throw contentError(file, child.position, {
            field: '<Steps>',
            found: child.tagName,
            expected: 'only ### headings inside',
          })
        } else {
          const last = items.at(-1)
          if (last === undefined)
            throw contentError(file, node.position, {
              field: '<Steps>',
              expected: 'a ### heading first',
            })
          last.children.push(child)
        }
      }
      if (items.length === 0)
        throw contentError(file, node.position, { field: '<Steps>', found: 'no ### heading' })
      parent.children[index] = h('ol', { className: STEPS_CLASS }, items)
      // Once more from the list: steps inside of steps belong to it now.
      return [SKIP, index]
    })
    insertProgress(tree)
  }
}

function countSteps(tree: Root): number {
  let count = 0
  visit(tree, 'element', (node) => {
    if (isStep(node)) count += 1
  })
  return count
}

/** Says above the first steps how many are done; readers' scripts make them a checklist. */
function insertProgress(tree: Root): void {
  const total = countSteps(tree)
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'ol' || !node.children.some(isStep)) return
    const progress = h('div', { className: STEPS_PROGRESS_CLASS }, [
      h('p', [
        'Select the number of a step to mark it as done. ',
        h('output', stepCountText(0, total)),
      ]),
      h('button', { type: 'button', className: 'button' }, 'Start over'),
    ])
    if (parent !== undefined && index !== undefined) parent.children.splice(index, 0, progress)
    return EXIT
  })
}

function isStep(node: Nodes): boolean {
  const names = node.type === 'element' && node.properties.className
  return Array.isArray(names) && names.includes(STEP_CLASS)
}
