import { existsSync } from 'node:fs'
import type { InlineCode, PhrasingContent, Root, Table, TableRow } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parseFrontMatter } from '../docs/front-matter'
import { addDependency, type BuildContext } from './build-context'
import { contentError, relativePath } from './content-error'
import { textAttributes } from './jsx-attributes'
import {
  holdsPlaceholders,
  type PlaceholderSet,
  placeholderFile,
  placeholdersIn,
  readPlaceholders,
} from './placeholders'

/**
 * Replaces `<Values />` with a table of every placeholder the page uses, from the page's set of placeholders.
 * A placeholder that the set does not describe stops the build.
 */
export function remarkValues(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    const parsed = parseFrontMatter(String(file.value))
    const set = parsed.ok ? parsed.frontMatter.placeholders : undefined
    const placeholders = set === undefined ? undefined : readSet(context, file, set)
    const used = placeholders && set ? usedPlaceholders(tree, file, placeholders, set) : []
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Values' || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      if (placeholders === undefined)
        throw contentError(
          file,
          node.position,
          '<Values>: found no set of placeholders, expected "placeholders" in the front matter',
        )
      parent.children[index] = valuesTable(used, placeholders)
    })
  }
}

function readSet(context: BuildContext, file: VFile, set: string): PlaceholderSet {
  const full = `${context.root}/${placeholderFile(set)}`
  if (!existsSync(full))
    throw contentError(
      file,
      undefined,
      `placeholders: found "${set}", expected a file ${placeholderFile(set)}`,
    )
  addDependency(relativePath(file), full)
  return readPlaceholders(context.root, set)
}

function usedPlaceholders(
  tree: Root,
  file: VFile,
  placeholders: PlaceholderSet,
  set: string,
): string[] {
  const used = new Set<string>()
  visit(tree, ['code', 'inlineCode'], (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return
    if (node.type === 'code' && !holdsPlaceholders(node.lang)) return
    for (const name of placeholdersIn(node.value)) {
      if (!placeholders.has(name)) {
        throw contentError(
          file,
          node.position,
          `placeholder <${name}>: found no description, expected one in ${placeholderFile(set)}`,
        )
      }
      used.add(name)
    }
  })
  return [...used]
}

function valuesTable(names: readonly string[], placeholders: PlaceholderSet): Table {
  const rows = names.map((name) => {
    const placeholder = placeholders.get(name)
    return row([
      [code(`<${name}>`)],
      [{ type: 'text', value: placeholder?.meaning ?? '' }],
      [code(placeholder?.example ?? '')],
    ])
  })
  const head = row(
    ['Placeholder', 'Meaning', 'Example'].map((text) => [{ type: 'text', value: text }]),
  )
  return { type: 'table', align: [null, null, null], children: [head, ...rows] }
}

function row(cells: readonly PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) }
}

function code(value: string): InlineCode {
  return { type: 'inlineCode', value }
}
