import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { imageSize } from 'image-size'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type Finding, type Problem, ProblemError, problemsOf } from '../../content/problem'
import { ELEMENT_IDS } from '../../site/element-ids'
import { nameNumbering, prepareInlineCode, renderCodeBlocks } from '../code/code-blocks'
import { contentError } from '../content-error'
import { type HastComponent, TAB_PANEL, textAttributes } from '../nodes/components'
import type { Project } from '../project'
import { addGuideStart, prepareSteps } from '../steps/steps'
import { checkHeading } from './headings'
import { prepareTable } from './tables'

/**
 * Prepares the elements of an article for its readers, in one pass. Each element is passed to the code for its tag.
 * @throws ProblemError with the faults of all headings and images, or of the first step
 */
export function rehypeElements({ root }: Pick<Project, 'root'>) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const ids = new Set<string>()
    const tableCode = new Set<Element>()
    /** For each code block, the heading above it and, if it is in a tab, the tab's label. */
    const places = new Map<Element, string>()
    const numberTable = nameNumbering()
    const steps: HastComponent[] = []
    const problems: Problem[] = []
    let heading = 'Introduction'
    visit(tree, (node, _index, parent) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Steps') steps.push(node)
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Values') ids.add(ELEMENT_IDS.values)
      if (node.type === 'mdxJsxFlowElement' && node.name === TAB_PANEL) {
        const { label } = textAttributes(node, file)
        visit(node, { tagName: 'pre' }, (pre: Element) => void places.set(pre, `, ${label}`))
      }
      if (node.type !== 'element') return
      const { tagName } = node
      if (/^h[1-6]$/.test(tagName)) {
        problems.push(...problemsOf(() => checkHeading(node, file, ids)))
        heading = textOf(node)
      }
      if (tagName === 'table') {
        prepareTable(node, numberTable(heading))
        visit(node, { tagName: 'code' }, (code: Element) => void tableCode.add(code))
      }
      if (tagName === 'pre') places.set(node, heading + (places.get(node) ?? ''))
      if (tagName === 'code' && !(parent?.type === 'element' && parent.tagName === 'pre'))
        prepareInlineCode(node, tableCode.has(node))
      if (tagName === 'img') {
        const finding = prepareImage(node, root)
        if (finding !== undefined)
          problems.push(
            ...contentError(file, node.position, { field: 'image', ...finding }).problems,
          )
      }
      if (tagName === 'input' && node.properties.type === 'checkbox')
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'Not done'
    })
    if (problems.length > 0) throw new ProblemError(problems)
    if (steps.length > 0) prepareSteps(steps, tree, file)
    if (steps.length > 0 || ids.has(ELEMENT_IDS.values)) addGuideStart(tree, ids)
    await renderCodeBlocks(places)
  }
}

const IMAGE_NAME = /\.(?:png|jpe?g|webp|svg)$/
/** Enough for a window of 2600 × 1800 pixels as PNG; a phone loads it in a few seconds. */
const MAX_BYTES = 1_000_000

/**
 * Sets the size of an image in `public/`, so that the layout does not shift when it loads. The check of links reports
 * a missing file.
 * @returns what keeps readers from seeing the image or its alternative text
 */
function prepareImage({ properties }: Element, root: string): Finding | undefined {
  const { src = '', alt = '' } = properties
  const url = String(src)
  if (/^(?:\w+:|\/\/)/.test(url)) {
    const expected = 'a file in public/img/, because browsers block images from other hosts'
    return {
      found: `"${url.slice(0, 60)}"`,
      expected,
      advice: 'save the image there, or delete it',
    }
  }
  if (alt === '' || /^\S*\.[a-z]+$/i.test(String(alt)))
    return { found: `![${alt}]`, expected: '![What the image shows]' }
  const [name = ''] = decodeURI(url).split(/[?#]/)
  if (!IMAGE_NAME.test(name))
    return { found: `"${name}"`, expected: 'a name that ends in .png, .jpg, .jpeg, .webp, or .svg' }
  const file = path.join(root, 'public', name)
  if (!name.startsWith('/') || !existsSync(file)) return undefined
  const bytes = readFileSync(file)
  if (bytes.length > MAX_BYTES)
    return { found: `${(bytes.length / 1e6).toFixed(1)} MB`, expected: 'at most 1 MB' }
  try {
    const { width, height } = imageSize(bytes)
    Object.assign(properties, { width, height })
  } catch {
    const found = `a file that is not an image: public${name}`
    return { found, expected: 'PNG, JPEG, WebP, or SVG' }
  }
  return undefined
}
