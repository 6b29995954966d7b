import type { Element } from 'hast'
import type { Nodes, Parent, Root, Table, Text } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { SourceBlock } from '../../content/checks/blocks/source-block'
import type { Remedy } from '../../content/checks/check-remedies'
import { sourceBlocks } from '../code/code-blocks'
import { TAB_PANEL } from '../nodes/components'
import { text } from '../nodes/nodes'
import type { Project } from '../project'
import { checkMarks, consoleNote, drawingsIn, isConsole } from './diagrams'
import { copyExplicitId } from './headings'
import { issueRemedies, stepRemedies, tableRemedies } from './remedies'
import { extractConditions, showConditions } from './remedy-conditions'
import { addRowIds } from './row-anchors'

/**
 * Prepares headings, tables, drawings, code, and text, in one pass, after partials and data are in place. Adds a note
 * below the page's first drawing of a console.
 */
export function remarkElements({ root }: Project) {
  return (tree: Root, file: VFile): void => {
    const codeBlocks: SourceBlock[] = []
    const tables: Table[] = []
    const drawings: Element[] = []
    const marks: MdxJsxTextElement[] = []
    const remedies: Remedy[] = []
    let hasConsole = false
    const endSection = () => checkMarks(drawings.splice(0), marks.splice(0), file)
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'heading':
          copyExplicitId(node)
          if (node.depth === 2) endSection()
          break
        case 'text':
          return splitHyphens(node, index, parent)
        case 'table':
          tables.push(node)
          break
        case 'code':
          codeBlocks.push(...sourceBlocks(node, file))
          break
        case 'htmlElement': {
          remedies.push(...issueRemedies(node, file))
          const found = drawingsIn(node)
          if (!hasConsole && found.some(isConsole)) {
            hasConsole = true
            parent?.children.splice((index ?? 0) + 1, 0, consoleNote())
          }
          drawings.push(...found)
          break
        }
        case 'mdxJsxFlowElement':
          if (node.name === 'Steps') remedies.push(...stepRemedies(node, file))
          if (node.name === 'Tab') node.name = TAB_PANEL
          break
        case 'mdxJsxTextElement':
          if (node.name !== 'Mark') break
          marks.push(node)
          joinToWord(parent?.children[(index ?? 0) - 1])
      }
    })
    const conditions = tables.flatMap((table) => extractConditions(table, file, root))
    const marked = new Set(conditions.map(({ remedy }) => remedy))
    remedies.push(...tables.flatMap((table) => tableRemedies(table, marked, file)))
    addRowIds(tables, file)
    showConditions(conditions)
    endSection()
    file.data.codeBlocks = codeBlocks
    file.data.remedies = remedies
  }
}

/** Keeps a mark on the line of the word before it. */
function joinToWord(before: Nodes | undefined): void {
  if (before?.type === 'text') before.value = before.value.replace(/ $/, '\u00a0')
}

/** Splits a text inside `--`, which Nextra would replace with a dash. `joinTexts` joins the parts again. */
function splitHyphens({ value }: Text, index = 0, parent?: Parent): number | undefined {
  const parts = value.split(/(?<=-)(?=-)/)
  if (parts.length === 1) return undefined
  parent?.children.splice(index, 1, ...parts.map(text))
  return index + parts.length
}
