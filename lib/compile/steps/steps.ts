import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { isGuide, routeOfFile } from '../../content/pages/routes'
import { errorIn } from '../../content/problem'
import { ELEMENT_IDS } from '../../site/element-ids'
import { relativePath } from '../content-error'
import {
  componentError,
  type HastComponent,
  htmlComponent,
  jsxAttributes,
} from '../nodes/components'
import { headingLevel, nodesOf, splitSections } from '../nodes/split-sections'

/** The content above the first section with steps is folded if it has more characters than this. */
const MAX_CHARACTERS = 1400
/** Title of the section whose introduction readers need before the first step. */
const NEEDED = /^before you (?:start|begin)/i
/** Class of the box around folded parts */
const ROWS = 'folds'
const VALUES_NOTE = 'The commands show them.'

/**
 * Prepares the steps of a page:
 * - checks that each `<Steps>` starts with an H3 and contains no headings of other levels
 * - makes each H3 and the content below it a `<Step>`, numbered across the page
 * - gives the ids of all steps to the first `<Steps>`, which lets the reader start over
 * - adds a line such as "Part 1 of 3" to each section with steps, if several sections have steps
 * - in guides, folds long content above the first section with steps
 */
export function prepareSteps(all: readonly HastComponent[], tree: Root, file: VFile): void {
  const ids: string[] = []
  for (const node of all) {
    const steps = stepsIn(node, file)
    node.attributes.push(...jsxAttributes({ first: ids.length + 1 }))
    node.children = steps.map(({ heading, content }) => {
      const id = String(heading.properties.id)
      ids.push(id)
      return htmlComponent('Step', { number: ids.length, id }, [heading, ...content])
    })
  }
  all[0]?.attributes.push(...jsxAttributes({ ids }))
  const sections = splitSections(tree.children, isSection)
  const parts = sections.filter(({ heading, content }) => heading && content.some(holdsSteps))
  parts.forEach(({ heading }, index) => {
    if (parts.length < 2 || heading === undefined) return
    const text = `Part ${index + 1} of ${parts.length}`
    tree.children.splice(tree.children.indexOf(heading) + 1, 0, h('p', { className: 'part' }, text))
  })
  if (isGuide(routeOfFile(relativePath(file)))) foldLead(tree)
}

const LINKS = { commands: 'quick-reference', help: 'troubleshooting', values: ELEMENT_IDS.values }

/** Adds a guide's actions below its introduction. `ids` are those of the headings and of the form. */
export function addGuideStart(tree: Root, ids: ReadonlySet<unknown>, file: VFile): void {
  const ask = file.data.page?.frontMatter.askFirst
  if (ask !== undefined && !ids.has(ask)) {
    const finding = { found: `"${ask}"`, expected: 'the id of a heading on the page' }
    throw errorIn(relativePath(file), { field: 'askFirst', ...finding }, 1)
  }
  const sections = splitSections(tree.children, isSection)
  const part = sections.find(({ content }) => content.some(holdsSteps))?.heading
  const start = part?.type === 'element' ? part.properties.id : undefined
  const found = Object.entries({ ...LINKS, start, ask }).filter(([, id]) => ids.has(id))
  const hashes = Object.fromEntries(found.map(([name, id]) => [name, `#${id}`]))
  const end = tree.children.findIndex((node) => isSection(node) || isRows(node))
  tree.children.splice(end, 0, htmlComponent('GuideStart', hashes))
}

function stepsIn(node: HastComponent, file: VFile) {
  const isHeading = (child: RootContent) => headingLevel(child) !== undefined
  const [lead, ...parts] = splitSections(node.children, isHeading)
  if (parts.length === 0) throw componentError(node, file, 'no ### heading', 'one for each step')
  return parts.flatMap(({ heading, content }) => {
    if (heading?.type !== 'element') return []
    if (heading.tagName !== 'h3') {
      const place = { ...node, position: heading.position }
      const found = '#'.repeat(headingLevel(heading) ?? 1)
      throw componentError(place, file, found, 'only ### headings inside')
    }
    if (lead.content.some((child) => child.type !== 'text' || child.value.trim()))
      throw componentError(node, file, 'content before the first step', 'a ### heading first')
    return [{ heading, content }]
  })
}

function isSection(node: RootContent): boolean {
  return headingLevel(node) === 2
}

/**
 * Folds the form for values and other long content above the first section with steps. The text up to the first H3 of
 * "Before you start" stays visible. What readers look up is a group of rows, whose last ones are those of the
 * introduction. The form, which they fill in, has a box of its own after them.
 */
function foldLead(tree: Root): void {
  const sections = splitSections(tree.children, isSection)
  const first = sections.findIndex(({ content }) => content.some(holdsSteps))
  const lead = sections.slice(0, first)
  const isLong = textOf(lead.flatMap(({ content }) => content)).length > MAX_CHARACTERS
  const needed = lead.findIndex(({ heading }) => heading && isNeeded(heading))
  const visible: RootContent[] = []
  const rows: Element[] = []
  const forms: Element[] = []
  const introduction: Element[] = []
  const addRows = () => {
    for (const group of [[...rows.splice(0), ...introduction.splice(0)], forms.splice(0)])
      if (group.length > 0) visible.push(h('div', { className: ROWS }, group))
  }
  for (const [index, { heading, content }] of lead.entries()) {
    const hasForm = content.some(isForm)
    const isRow = hasForm || (isLong && index > needed)
    if (heading?.type === 'element' && !isNeeded(heading) && isRow) {
      const target = hasForm ? forms : rows
      target.push(fold(heading, content, hasForm ? VALUES_NOTE : undefined))
      // Nextra expects the headings in their order on the page.
      if (hasForm) addRows()
      continue
    }
    if (rows.length + forms.length > 0) addRows()
    const isFolded = (node: RootContent) =>
      isForm(node) || (isLong && node.type === 'element' && node.tagName === 'figure')
    const [text, ...inner] = splitSections(content, (node) => isLong && headingLevel(node) === 3)
    visible.push(...nodesOf({ heading, content: text.content.filter((node) => !isFolded(node)) }))
    const target = heading === undefined ? introduction : rows
    for (const node of text.content.filter(isFolded)) {
      if (isForm(node)) forms.push(fold('Your values', [node]))
      else target.push(fold('Diagram', [node]))
    }
    for (const part of inner)
      if (part.heading?.type === 'element') rows.push(fold(part.heading, part.content))
  }
  addRows()
  tree.children = [...visible, ...sections.slice(first).flatMap(nodesOf)]
}

function isNeeded(heading: RootContent): boolean {
  return NEEDED.test(textOf(heading))
}

function isForm(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Values'
}

export function isRows(node: RootContent): boolean {
  return node.type === 'element' && String(node.properties.className) === ROWS
}

function fold(title: Element | string, content: readonly RootContent[], note?: string): Element {
  if (typeof title === 'object') title.properties.dataFolded = ''
  const small = h('small', { className: 'values-about', dataSearch: 'none' }, note)
  const summary = h('summary', note === undefined ? title : [title, ' \u2002', small])
  return h('details', { className: 'fold' }, [summary, ...(content as ElementContent[])])
}

function holdsSteps(node: RootContent): boolean {
  const isSteps = node.type === 'mdxJsxFlowElement' && node.name === 'Steps'
  return isSteps || ('children' in node && node.children.some(holdsSteps))
}
