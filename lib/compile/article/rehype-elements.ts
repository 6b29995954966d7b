import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { imageSize } from 'image-size'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { prepareInlineCode, renderCodeBlocks } from '../code/code-blocks'
import type { HastComponent } from '../nodes/components'
import type { Project } from '../project'
import { prepareSteps } from '../steps/steps'
import { checkHeading } from './headings'
import { prepareTable } from './tables'

/** Prepares the elements of an article for its readers, in one pass. Each element is passed to the code for its tag. */
export function rehypeElements({ root }: Pick<Project, 'root'>) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const ids = new Set<string>()
    const tableCode = new Set<Element>()
    const blocks: Element[] = []
    const steps: HastComponent[] = []
    let heading = 'Introduction'
    let tableCount = 0
    visit(tree, (node, _index, parent) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Steps') steps.push(node)
      if (node.type !== 'element') return
      const { tagName } = node
      if (/^h[1-6]$/.test(tagName)) {
        checkHeading(node, file, ids)
        heading = textOf(node)
        tableCount = 0
      }
      if (tagName === 'table') {
        tableCount += 1
        prepareTable(node, tableCount === 1 ? heading : `${heading}, ${tableCount}`)
        visit(node, { tagName: 'code' }, (code: Element) => void tableCode.add(code))
      }
      if (tagName === 'pre') blocks.push(node)
      if (tagName === 'code' && !(parent?.type === 'element' && parent.tagName === 'pre'))
        prepareInlineCode(node, tableCode.has(node))
      if (tagName === 'img') setImageSize(node, root)
      if (tagName === 'input' && node.properties.type === 'checkbox')
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'Not done'
    })
    if (steps.length > 0) prepareSteps(steps, tree, file)
    await renderCodeBlocks(blocks)
  }
}

/** Sets the size of an image in `public/`, so that the layout does not shift when it loads. */
function setImageSize({ properties }: Element, root: string): void {
  if (typeof properties.src !== 'string' || !properties.src.startsWith('/')) return
  const image = path.join(root, 'public', decodeURI(properties.src))
  if (!existsSync(image)) return
  try {
    const { width, height } = imageSize(readFileSync(image))
    Object.assign(properties, { width, height })
  } catch {
    // A file that is not an image has no size.
  }
}
