import { existsSync } from 'node:fs'
import type { Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isGuide, routeOfFile } from '../../content/pages/routes'
import {
  holdsPlaceholders,
  type PlaceholderSet,
  placeholderFile,
  placeholdersIn,
  readPlaceholders,
} from '../../content/values/placeholders'
import { languageOf } from '../code/code-blocks'
import { contentError, relativePath } from '../content-error'
import { componentError, textAttributes } from '../nodes/components'
import type { Project } from '../project'
import { type UsedPlaceholders, valueList, valuesForm, valuesLink } from './values-form'

/**
 * Replaces `<Values />` with one form for the placeholders in the page's code. The attribute `first` is a
 * comma-separated list of the placeholders that stay visible; the form folds all other placeholders. In guides and on
 * pages with a set of placeholders, each placeholder needs a description, even without a form.
 */
export function rehypeValues(context: Project) {
  return (tree: Root, file: VFile): void => {
    const set = file.data.page?.frontMatter.placeholders
    const placeholders = set === undefined ? undefined : readSet(context, file, set)
    const isDescribed = set !== undefined || isGuide(routeOfFile(relativePath(file)))
    const sections = isDescribed ? usedPlaceholders(tree, file, placeholders, set) : []
    const commands = commandsOf(tree)
    let hasForm = false
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Values' || parent === undefined || index === undefined) return
      const { first } = textAttributes(node, file, ['first'])
      if (set === undefined || placeholders === undefined)
        throw componentError(
          node,
          file,
          'no set of placeholders',
          '"placeholders" in the front matter',
        )
      if (hasForm) throw componentError(node, file, 'a second form', 'at most one form on a page')
      hasForm = true
      const names = first?.split(/,\s*/) ?? null
      const unused = names?.find((name) => !sections.some(({ names: used }) => used.includes(name)))
      if (unused !== undefined)
        throw componentError(node, file, `"${unused}"`, 'a placeholder that the page uses', 'first')
      file.data.valueList = valueList(sections, placeholders)
      parent.children[index] = valuesForm(sections, placeholders, commands, names)
      return SKIP
    })
    if (hasForm) linkForm(tree, commands.length)
  }
}

function linkForm(tree: Root, count: number): void {
  const lead = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'p')
  if (count > 0) tree.children.splice(lead + 1, 0, valuesLink(count))
}

/** Names of the placeholders in each code block that contains any. */
function commandsOf(tree: Root): string[][] {
  const commands: string[][] = []
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? node.children[0] : undefined
    if (code?.type === 'element' && holdsPlaceholders(languageOf(code) || null))
      commands.push(placeholdersIn(textOf(code)))
  })
  return commands.filter((names) => names.length > 0)
}

function readSet(context: Project, file: VFile, set: string): PlaceholderSet {
  const full = `${context.root}/${placeholderFile(set)}`
  if (!existsSync(full))
    throw contentError(file, undefined, {
      field: 'placeholders',
      found: `"${set}"`,
      expected: `a file ${placeholderFile(set)}`,
    })
  return readPlaceholders(context.root, set)
}

/** The placeholders in a page's code, grouped by the section that first uses them. */
function usedPlaceholders(
  tree: Root,
  file: VFile,
  placeholders: PlaceholderSet = new Map(),
  set?: string,
): UsedPlaceholders[] {
  const seen = new Set<string>()
  let section: { title: string; anchor: string | null; names: string[] } = {
    title: 'Needed from the start',
    anchor: null,
    names: [],
  }
  const sections = [section]
  visit(tree, (node) => {
    // In the section that contains the form, readers need the values from the start.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Values') {
      section.title = 'Needed from the start'
      section.anchor = null
    }
    if (node.type !== 'element') return
    if (node.tagName === 'h2') {
      section = { title: textOf(node), anchor: String(node.properties.id ?? ''), names: [] }
      sections.push(section)
    }
    if (node.tagName !== 'code' || !holdsPlaceholders(languageOf(node) || null)) return
    for (const name of placeholdersIn(textOf(node))) {
      if (!placeholders.has(name)) {
        throw contentError(file, node.position, {
          field: `placeholder <${name}>`,
          found: 'no description',
          expected: set
            ? `one in ${placeholderFile(set)}`
            : '"placeholders" in the front matter, set to the name of a file in data/placeholders',
        })
      }
      if (!seen.has(name)) section.names.push(name)
      seen.add(name)
    }
  })
  return sections.filter(({ names }) => names.length > 0)
}
