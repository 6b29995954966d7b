import type { Element } from 'hast'
import type { Root, Table } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { SourceBlock } from '../../content/checks/blocks/source-block'
import { checkCodeBlock } from '../code/code-blocks'
import { TAB_PANEL } from '../nodes/components'
import { checkMarks, consoleNote, drawingsIn, isConsole } from './diagrams'
import { copyExplicitId } from './headings'
import { addRowIds } from './row-anchors'

/**
 * Prepares headings, tables, drawings, and code, in one pass, after partials and data are in place. Adds a note below
 * the page's first drawing of a console.
 */
export function remarkElements() {
  return (tree: Root, file: VFile): void => {
    const codeBlocks: SourceBlock[] = []
    const tables: Table[] = []
    const drawings: Element[] = []
    const marks: MdxJsxTextElement[] = []
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'heading':
          copyExplicitId(node)
          break
        case 'table':
          tables.push(node)
          break
        case 'code':
          codeBlocks.push(...checkCodeBlock(node, file))
          break
        case 'htmlElement': {
          const found = drawingsIn(node)
          if (found.some(isConsole) && !drawings.some(isConsole))
            parent?.children.splice((index ?? 0) + 1, 0, consoleNote())
          drawings.push(...found)
          break
        }
        case 'mdxJsxFlowElement':
          if (node.name === 'Tab') node.name = TAB_PANEL
          break
        case 'mdxJsxTextElement':
          if (node.name === 'Mark') marks.push(node)
      }
    })
    addRowIds(tables, file)
    checkMarks(drawings, marks, file)
    file.data.codeBlocks = codeBlocks
  }
}
