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
  type ValueGroup,
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
  'Fill in what you know. Your values appear in the commands on this page and on every other page with the same placeholders. They never leave your browser.'

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
    const names = groups.flatMap((group) => group.names)
    const described = names.map((name) => [name, description(name, placeholders)] as const)
    file.data.values = {
      placeholders: set,
      values: set === undefined ? undefined : Object.fromEntries(described),
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
      parent.children[index] = valuesForm(groups, placeholders)
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

/** The placeholders in a page's code, grouped by the section that first uses them. */
function usedPlaceholders(
  tree: Root,
  file: VFile,
  placeholders: PlaceholderSet = new Map(),
  set?: string,
): ValueGroup[] {
  const seen = new Set<string>()
  const quick = new Set<string>()
  let section: { title: string; names: string[] } = { title: FROM_START, names: [] }
  const sections = [section]
  const addCode = (node: Code | InlineCode) => {
    for (const name of placeholdersIn(node.value)) {
      const expected = set ? `one in ${placeholderFile(set)}` : WITHOUT_SET
      const finding = { field: `placeholder <${name}>`, found: 'no description', expected }
      if (!placeholders.has(name)) throw contentError(file, node.position, finding)
      if (section.title === QUICK_REFERENCE) quick.add(name)
      else {
        if (!seen.has(name)) section.names.push(name)
        seen.add(name)
      }
    }
  }
  visit(tree, (node) => {
    // In the section that contains the form, readers need the values from the start.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Values') section.title = FROM_START
    if (node.type === 'heading' && node.depth === 2) {
      section = { title: withoutId(textOf(node)), names: [] }
      sections.push(section)
    }
    if (node.type === 'inlineCode' || (node.type === 'code' && hasPlaceholders(node))) addCode(node)
  })
  const start = sections.findLast(({ title }) => title === FROM_START)
  start?.names.push(...[...quick].filter((name) => !seen.has(name)))
  return sections.filter(({ names }) => names.length > 0)
}

function valuesForm(groups: readonly ValueGroup[], placeholders: PlaceholderSet) {
  const isSecret = (name: string) => description(name, placeholders).secret === true
  const open = groups.map(({ title, names }) => ({
    title: groups.length > 1 ? title : null,
    names: names.filter((name) => !isSecret(name)),
  }))
  const secrets = groups.flatMap(({ names }) => names.filter(isSecret))
  const ordered = [...open, { title: SECRETS, names: secrets }]
  const shown = ordered.filter(({ names }) => names.length > 0)
  const about = { ...inline('p', { className: ['values-about'] }, ABOUT), markdown: [] }
  const list = plainList(groups, placeholders)
  return component('Values', { id: ELEMENT_IDS.values, groups: shown }, [about, list])
}

/** Rows for search and a list for the Markdown copy, because the component renders the visible fields. */
function plainList(groups: readonly ValueGroup[], placeholders: PlaceholderSet): HtmlNode {
  const box = element('div', { 'data-search': 'only' }, [])
  const names = groups.flatMap((group) => group.names)
  box.data.hChildren = names.map((name) => {
    const { meaning, example } = description(name, placeholders)
    return h('tr', [h('td', h('var', `<${name}>`)), h('td', `${meaning} Example: ${example}`)])
  })
  box.markdown = groups.flatMap(({ title, names }): RootContent[] => [
    ...(groups.length === 1 ? [] : [paragraph(strong(title ?? ''))]),
    bulletList(
      names.map((name) => {
        const { label, meaning, example } = description(name, placeholders)
        return [strong(label), ' (', code(`<${name}>`), `): ${meaning} Example: `, code(example)]
      }),
    ),
  ])
  return box
}

function description(name: string, placeholders: PlaceholderSet = new Map()): Placeholder {
  const placeholder = placeholders.get(name)
  if (placeholder === undefined) throw new Error(`placeholder <${name}>: found no description`)
  return placeholder
}
