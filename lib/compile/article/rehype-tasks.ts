import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

export function rehypeTasks() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'input' && properties.type === 'checkbox')
        properties.ariaLabel = properties.checked ? 'Done' : 'Not done'
    })
  }
}
