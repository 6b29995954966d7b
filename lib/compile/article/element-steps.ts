import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { imageSize } from 'image-size'
import type { Parent, Root, Table, Text } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { SECTION_IDS } from '../../content/api/anchors'
import type { SourceBlock } from '../../content/checks/blocks/source-block'
import type { Remedy } from '../../content/checks/check-remedies'
import { type Finding, type Problem, ProblemError, problemsOf } from '../../content/problem'
import { ELEMENT_IDS } from '../../site/element-ids'
import {
  breakName,
  nameNumbering,
  prepareInlineCode,
  renderCodeBlocks,
  sourceBlocks,
} from '../code/code-blocks'
import { contentError } from '../content-error'
import { type HastComponent, TAB_PANEL, textAttributes } from '../nodes/components'
import { text } from '../nodes/nodes'
import type { Project } from '../project'
import { addGuideStart, prepareSteps } from '../steps/steps'
import { checkMarks, consoleNote, drawingsIn, isConsole } from './diagrams'
import { checkHeading, copyExplicitId } from './headings'
import {
  extractConditions,
  issueRemedies,
  showConditions,
  stepRemedies,
  tableRemedies,
} from './remedies'
import { addRowIds } from './row-anchors'
import { prepareTable } from './tables'

/** Prepares all elements in one pass, after partials and data. Adds a note below the page's first console drawing. */
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
        case 'mdxJsxTextElement': {
          if (node.name !== 'Mark') break
          marks.push(node)
          // A mark stays on the line of the word before it.
          const before = parent?.children[(index ?? 0) - 1]
          if (before?.type === 'text') before.value = before.value.replace(/ $/, '\u00a0')
        }
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

/** Splits a text inside `--`, which Nextra would replace with a dash. `joinTexts` joins the parts again. */
function splitHyphens({ value }: Text, index = 0, parent?: Parent): number | undefined {
  const parts = value.split(/(?<=-)(?=-)/)
  if (parts.length === 1) return undefined
  parent?.children.splice(index, 1, ...parts.map(text))
  return index + parts.length
}

/** Prepares HTML elements in one pass. Throws the faults of all headings and images, or of the first step. */
export function rehypeElements({ root }: Pick<Project, 'root'>) {
  return async (tree: HtmlRoot, file: VFile): Promise<void> => {
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
      // The endpoint and the samples of a method come before its first heading.
      if (node.properties.id === SECTION_IDS.endpoint) heading = 'URL'
      if (tagName === 'section') heading = String(node.properties['aria-label'] ?? heading)
      if (tagName === 'table') {
        prepareTable(node, numberTable(heading))
        visit(node, { tagName: 'code' }, (code: Element) => void tableCode.add(code))
        visit(node, { tagName: 'a' }, breakName)
      }
      if (tagName === 'pre') places.set(node, heading + (places.get(node) ?? ''))
      if (tagName === 'code' && !(parent?.type === 'element' && parent.tagName === 'pre'))
        prepareInlineCode(node, tableCode.has(node))
      if (tagName === 'a' && isFileName(node)) node.properties.download = ''
      if (tagName === 'ul' && leadsOn(node)) node.properties.dataLinks = ''
      const finding = tagName === 'img' && prepareImage(node, root)
      if (finding)
        problems.push(...contentError(file, node.position, { field: 'image', ...finding }).problems)
      if (tagName === 'input' && node.properties.type === 'checkbox')
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'Not done'
    })
    if (problems.length > 0) throw new ProblemError(problems)
    if (steps.length > 0) prepareSteps(steps, tree, file)
    if (steps.length > 0 || ids.has(ELEMENT_IDS.values)) addGuideStart(tree, ids, file)
    await renderCodeBlocks(places)
  }
}

/** Whether a link to a file of this site has the file's name as its text. It then saves the file on every host. */
function isFileName(link: Element): boolean {
  const [, name] = /^\/.*?([^/]+\.[a-z0-9]+)$/.exec(String(link.properties.href)) ?? []
  return name !== undefined && textOf(link) === name
}

function leadsOn({ children }: Element): boolean {
  const entries = children.filter((child) => child.type === 'element')
  const isLink = (node?: ElementContent) => node?.type === 'element' && node.tagName === 'a'
  return entries.length > 1 && entries.every((entry) => isLink(entry.children[0]))
}

const IMAGE_NAME = /\.(?:png|jpe?g|webp|svg)$/
/** Enough for a window of 2600 × 1800 pixels as PNG; a phone loads it in a few seconds. */
const MAX_BYTES = 1_000_000

/** Sets the size of an image. Returns what keeps readers from seeing it; the check of links reports missing files. */
function prepareImage({ properties }: Element, root: string): Finding | undefined {
  const { src = '', alt = '' } = properties
  const url = String(src)
  if (/^(?:\w+:|\/\/)/.test(url)) {
    const expected = 'a file in public/img/, because browsers block images from other hosts'
    const advice = 'save the image there, or delete it'
    return { found: `"${url.slice(0, 60)}"`, expected, advice }
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
    return undefined
  } catch {
    const found = `a file that is not an image: public${name}`
    return { found, expected: 'PNG, JPEG, WebP, or SVG' }
  }
}
