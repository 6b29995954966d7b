import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import {
  readSpecification,
  SPECIFICATION_FILE,
} from '../../content/specification/read-specification'
import { addDependency, type BuildContext } from '../build-context'
import { textAttributes } from '../nodes/jsx-attributes'
import { specificationPage } from './specification-page'

/** Expands `<Specification />` from its data, before headings get their ids. */
export function remarkSpecification(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Specification' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      addDependency(file, `${context.root}/${SPECIFICATION_FILE}`)
      const nodes = specificationPage(readSpecification(context.root))
      parent.children.splice(index, 1, ...nodes)
      return index + nodes.length
    })
  }
}
