import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from './content-error'
import { textAttributes } from './jsx-attributes'

/** Turns `<Steps>` into an ordered list: each H3 starts a step that holds what follows it. */
export function rehypeSteps() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Steps' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      const items: Element[] = []
      for (const child of node.children) {
        if (child.type === 'text' && child.value.trim() === '') continue
        if (child.type === 'element' && child.tagName === 'h3') items.push(step([child]))
        else if (child.type === 'element' && /^h[1-6]$/.test(child.tagName)) {
          throw contentError(
            file,
            child.position,
            `<Steps>: found ${child.tagName}, expected only ### headings inside`,
          )
        } else {
          const last = items.at(-1)
          if (last === undefined)
            throw contentError(file, node.position, '<Steps>: expected a ### heading first')
          last.children.push(child)
        }
      }
      if (items.length === 0)
        throw contentError(file, node.position, '<Steps>: found no ### heading')
      parent.children[index] = {
        type: 'element',
        tagName: 'ol',
        properties: { className: ['steps'] },
        children: items,
      }
      // Once more from the list: steps inside of steps belong to it now.
      return [SKIP, index]
    })
  }
}

function step(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'li', properties: { className: ['step'] }, children }
}
