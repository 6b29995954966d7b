import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type {} from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
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
import { headingLevel, nodesOf, type Part, splitSections } from '../nodes/split-sections'

/** The content above the first section with steps is folded if it has more characters than this. */
const MAX_CHARACTERS = 1400
/** Title of the section whose introduction stays visible, because readers need it before the first step. */
const NEEDED = /^before you (?:start|begin)/i

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

/** What `GuideStart` links to. */
const LINKS = { commands: 'quick-reference', help: 'troubleshooting', values: ELEMENT_IDS.values }

/** Puts the actions of a guide below its first paragraph. `ids` are those of the headings and of the form. */
export function addGuideStart(tree: Root, ids: ReadonlySet<unknown>, file: VFile): void {
  const ask = file.data.page?.frontMatter.askFirst
  if (ask !== undefined && !ids.has(ask)) {
    const finding = { found: `"${ask}"`, expected: 'the id of a heading on the page' }
    throw errorIn(relativePath(file), { field: 'askFirst', ...finding }, 1)
  }
  const lede = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'p')
  const links = { ...LINKS, ...(ask !== undefined && { ask }) }
  const found = Object.entries(links).filter(([, id]) => ids.has(id))
  const hashes = Object.fromEntries(found.map(([name, id]) => [name, `#${id}`]))
  tree.children.splice(lede + 1, 0, htmlComponent('GuideStart', hashes))
}

type Step = { readonly heading: Element; readonly content: readonly ElementContent[] }

function stepsIn(node: HastComponent, file: VFile): Step[] {
  const [lead, ...parts] = splitSections(
    node.children,
    (child) => headingLevel(child) !== undefined,
  )
  if (parts.length === 0) throw componentError(node, file, 'no ### heading', 'one for each step')
  return parts.flatMap(({ heading, content }) => {
    if (heading?.type !== 'element') return []
    if (heading.tagName !== 'h3')
      throw componentError(
        { ...node, position: heading.position },
        file,
        '#'.repeat(headingLevel(heading) ?? 1),
        'only ### headings inside',
      )
    if (lead.content.some((child) => child.type !== 'text' || child.value.trim()))
      throw componentError(node, file, 'content before the first step', 'a ### heading first')
    return [{ heading, content }]
  })
}

function isSection(node: RootContent): boolean {
  return headingLevel(node) === 2
}

/**
 * Folds the sections with values and other long content above the first section with steps. The text above "Before you
 * start", and its own text up to its first H3, stay visible, because readers need them before the first step.
 */
function foldLead(tree: Root): void {
  const sections = splitSections(tree.children, isSection)
  const first = sections.findIndex(({ content }) => content.some(holdsSteps))
  const lead = sections.slice(0, first)
  const isLong = textOf(lead.flatMap(({ content }) => content)).length > MAX_CHARACTERS
  const needed = lead.findIndex(({ heading }) => heading && NEEDED.test(textOf(heading)))
  tree.children = sections.flatMap((part, index) =>
    index < first && (part.content.some(isForm) || (isLong && (index === 0 || index >= needed)))
      ? foldSection(part)
      : nodesOf(part),
  )
}

function foldSection({ heading, content }: Part<RootContent>): RootContent[] {
  if (heading?.type !== 'element') return content.map(foldPart)
  if (!NEEDED.test(textOf(heading))) return [fold(heading, content)]
  const [intro, ...parts] = splitSections(content, (node) => headingLevel(node) === 3)
  const rows = parts.flatMap((part) =>
    part.heading?.type === 'element' ? [fold(part.heading, part.content)] : [],
  )
  const grid = rows.length > 0 ? [h('div', { className: 'folds' }, rows)] : []
  return [heading, ...intro.content.map(foldPart), ...grid]
}

function foldPart(node: RootContent): RootContent {
  if (isForm(node)) return fold('Your values', [node])
  const isDiagram = node.type === 'element' && node.tagName === 'figure'
  return isDiagram ? fold('Diagram', [node]) : node
}

function isForm(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Values'
}

function fold(summary: Element | string, content: readonly RootContent[]): Element {
  if (typeof summary === 'object') summary.properties.dataFolded = ''
  return h('details', { className: 'fold' }, [
    h('summary', summary),
    ...(content as ElementContent[]),
  ])
}

function holdsSteps(node: RootContent): boolean {
  let isFound = false
  visit(node, 'mdxJsxFlowElement', ({ name }) => {
    if (name === 'Steps') isFound = true
  })
  return isFound
}
