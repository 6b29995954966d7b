import { existsSync } from 'node:fs'
import { h } from 'hastscript'
import type { Code, InlineCode, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { SAMPLE_SET } from '../../content/api/sample-request'
import type { PageData } from '../../content/navigation/navigation'
import { isGuide, routeOfFile } from '../../content/pages/routes'
import { errorIn } from '../../content/problem'
import { lineOf } from '../../content/project-files'
import {
  type Placeholder,
  type PlaceholderSet,
  placeholderFile,
  placeholdersIn,
  readPlaceholders,
} from '../../content/values/placeholders'
import { ELEMENT_IDS } from '../../site/element-ids'
import { withoutId } from '../article/headings'
import { hasPlaceholders } from '../code/code-blocks'
import { contentError, relativePath } from '../content-error'
import { component, componentError, textAttributes } from '../nodes/components'
import { bulletList, code, element, type HtmlNode, inline, paragraph, strong } from '../nodes/nodes'
import type { Project } from '../project'

declare module 'vfile' {
  interface DataMap {
    /** The page's set of placeholders, and the descriptions of those that its code contains. */
    values: Pick<PageData, 'placeholders' | 'values'>
  }
}

const FROM_START = 'Needed from the start'

/** This section repeats the commands of the steps, so it is no place where a reader first needs a value. */
const QUICK_REFERENCE = 'Quick reference'
const SECRETS = 'Secrets: never stored, and cleared when you reload the page'
const WITHOUT_SET =
  '"placeholders" in the front matter, set to the name of a file in data/placeholders'
const ABOUT =
  'Fill in what you know. Your values appear on all pages with the same placeholders and never leave your browser.'

/**
 * Replaces `<Values />` with a form for the placeholders in the page's code. In guides and on pages with a set of
 * placeholders, each needs a description, even without a form. Pages with request samples share one set.
 */
export function remarkValues(context: Project) {
  return (tree: Root, file: VFile): void => {
    const hasSamples = file.data.managers !== undefined
    const set = hasSamples ? SAMPLE_SET : file.data.page?.frontMatter.placeholders
    const placeholders = set === undefined ? undefined : readSet(context, file, set)
    const isDescribed = set !== undefined || isGuide(routeOfFile(relativePath(file)))
    const groups = isDescribed ? usedPlaceholders(tree, file, placeholders, set) : []
    const values = groups.flatMap((group) => [...group.values])
    file.data.values = {
      placeholders: set,
      values: set === undefined ? undefined : Object.fromEntries(values),
    }
    let hasForm = false
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Values' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      const fail = (found: string, expected: string) => componentError(node, file, found, expected)
      if (placeholders === undefined)
        throw fail('no set of placeholders', '"placeholders" in the front matter')
      if (hasForm) throw fail('a second form', 'at most one form on a page')
      hasForm = true
      parent.children[index] = valuesForm(groups)
      return SKIP
    })
  }
}

function readSet({ root }: Project, file: VFile, set: string): PlaceholderSet {
  if (!existsSync(`${root}/${placeholderFile(set)}`)) {
    const page = relativePath(file)
    const finding = { found: `"${set}"`, expected: `a file ${placeholderFile(set)}` }
    const line = lineOf(root, page, /^placeholders:/m)
    throw errorIn(page, { field: 'placeholders', ...finding }, line)
  }
  return readPlaceholders(root, set)
}

/** The placeholders that a section of a page is the first to use, with their descriptions, by name. */
type Group = { title: string; readonly values: Map<string, Placeholder> }

function usedPlaceholders(
  tree: Root,
  file: VFile,
  placeholders: PlaceholderSet = new Map(),
  set?: string,
): Group[] {
  const seen = new Set<string>()
  const quick = new Map<string, Placeholder>()
  let section: Group = { title: FROM_START, values: new Map() }
  const sections = [section]
  const addCode = (node: Code | InlineCode) => {
    for (const name of placeholdersIn(node.value)) {
      const placeholder = placeholders.get(name)
      const expected = set ? `one in ${placeholderFile(set)}` : WITHOUT_SET
      const finding = { field: `placeholder <${name}>`, found: 'no description', expected }
      if (placeholder === undefined) throw contentError(file, node.position, finding)
      if (section.title === QUICK_REFERENCE) quick.set(name, placeholder)
      else {
        if (!seen.has(name)) section.values.set(name, placeholder)
        seen.add(name)
      }
    }
  }
  visit(tree, (node) => {
    // In the section that contains the form, readers need the values from the start.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Values') section.title = FROM_START
    if (node.type === 'heading' && node.depth === 2) {
      section = { title: withoutId(textOf(node)), values: new Map() }
      sections.push(section)
    }
    if (node.type === 'inlineCode' || (node.type === 'code' && hasPlaceholders(node))) addCode(node)
  })
  const start = sections.findLast(({ title }) => title === FROM_START)
  for (const [name, placeholder] of quick) if (!seen.has(name)) start?.values.set(name, placeholder)
  return sections.filter(({ values }) => values.size > 0)
}

function valuesForm(groups: readonly Group[]) {
  const namesOf = ({ values }: Group, isSecret: boolean) =>
    [...values].flatMap(([name, { secret = false }]) => (secret === isSecret ? name : []))
  const open = groups.map((group) => ({
    title: groups.length > 1 ? group.title : null,
    names: namesOf(group, false),
  }))
  const secrets = groups.flatMap((group) => namesOf(group, true))
  const ordered = [...open, { title: SECRETS, names: secrets }]
  const shown = ordered.filter(({ names }) => names.length > 0)
  const about = { ...inline('p', { className: ['values-about'] }, ABOUT), markdown: [] }
  return component('Values', { id: ELEMENT_IDS.values, groups: shown }, [about, plainList(groups)])
}

/** Rows for search and a list for the Markdown copy, because the component renders the visible fields. */
function plainList(groups: readonly Group[]): HtmlNode {
  const box = element('div', { 'data-search': 'only' }, [])
  const all = groups.flatMap((group) => [...group.values])
  box.data.hChildren = all.map(([name, { meaning, example }]) =>
    h('tr', [h('td', h('var', `<${name}>`)), h('td', `${meaning} Example: ${example}`)]),
  )
  box.markdown = groups.flatMap(({ title, values }): RootContent[] => [
    ...(groups.length === 1 ? [] : [paragraph(strong(title))]),
    bulletList(
      [...values].map(([name, { label, meaning, example }]) => {
        return [strong(label), ' (', code(`<${name}>`), `): ${meaning} Example: `, code(example)]
      }),
    ),
  ])
  return box
}
