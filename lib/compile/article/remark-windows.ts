import type { Element } from 'hast'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from '../content-error'
import { componentError } from '../nodes/jsx-attributes'
import { element, inline } from '../nodes/nodes'
import { elementsOf } from '../search/record-text'

const CONSOLE = 'The provider’s console may look different.'

export function marksOf(drawing: Element): string[] {
  return elementsOf(drawing.children, ['text'])
    .filter((text) => hasClass(text, 'w-number'))
    .map((text) => textOf(text))
}

/**
 * Adds a note below the page's first drawing of a console. Checks that the drawings and the `<Mark>` components on the
 * page have the same numbers.
 */
export function remarkWindows() {
  return (tree: Root, file: VFile): void => {
    const drawn = new Set<string>()
    let hasNote = false
    visit(tree, 'htmlElement', (node, index, parent) => {
      for (const drawing of elementsOf(node.data.hChildren ?? [], ['svg'])) {
        for (const mark of marksOf(drawing)) drawn.add(mark)
        if (hasNote || !hasClass(drawing, 'w-console')) continue
        hasNote = true
        const note = element('p', { 'data-search': 'none' }, [inline('small', {}, CONSOLE)])
        parent?.children.splice((index ?? 0) + 1, 0, note)
      }
    })
    checkMarks(tree, file, drawn)
  }
}

function checkMarks(tree: Root, file: VFile, drawn: ReadonlySet<string>): void {
  const written = new Set<string>()
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name !== 'Mark') return
    const mark = textOf(node)
    written.add(mark)
    if (!drawn.has(mark))
      throw componentError(node, file, mark, 'a number that appears in a drawing on this page')
  })
  const unused = [...drawn].find((mark) => !written.has(mark))
  if (unused !== undefined)
    throw contentError(file, undefined, {
      field: '<Diagram>',
      found: `the number ${unused} in a drawing, but not in the text`,
      expected: `a step with <Mark>${unused}</Mark>`,
    })
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}
