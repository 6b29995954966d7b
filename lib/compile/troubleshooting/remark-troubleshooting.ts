import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parseFrontMatter } from '../../content/pages/front-matter'
import {
  findTrail,
  flattenPageMap,
  type Page,
  type PageMapNode,
} from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { readText } from '../../content/project-files'
import { readSymptomGroups, symptomsFile } from '../../content/symptoms/schema'
import { createSplicer, partialsIn } from '../article/remark-partials'
import type { BuildContext } from '../build-context'
import { addOrigin, contentError, relativePath } from '../content-error'
import { textAttributes } from '../nodes/jsx-attributes'
import { collectSymptoms, SECTION, type Symptom } from './collect-symptoms'
import { groupSymptoms, troubleshootingPage } from './troubleshooting-page'

/**
 * Replaces `<Troubleshooting />` with rows from the "Troubleshooting" sections of the product's other pages. Each row
 * is in a group, and each group is assigned to a page. `<Troubleshooting />` shows only the groups of its page.
 */
export function remarkTroubleshooting(this: Processor, context: BuildContext) {
  const splicer = createSplicer(this, context)

  const symptomsOf = (page: Page, groups: readonly string[], target: VFile): Symptom[] => {
    const full = path.join(context.root, page.file)
    const parsed = parseFrontMatter(readText(full), page.file)
    if (!parsed.ok || !mentionsSection(parsed.body, context.root)) return []
    // Empty lines replace the front matter, so that errors report the correct lines in the file.
    const text = '\n'.repeat(parsed.bodyLine - 1) + parsed.body
    const tree = splicer.parse(text, page.file)
    addOrigin(target, tree, page.file, text)
    tree.children = splicer.expand(tree.children, target)
    return collectSymptoms(tree, { route: page.route, groups, file: target })
  }

  return async (tree: Root, file: VFile): Promise<void> => {
    if (!tree.children.some(isTroubleshooting)) return
    const { nodes } = await context.pageMap()
    const route = routeOfFile(relativePath(file))
    const product = findTrail(nodes, route).at(-2)
    const pages = sourcePages(product, relativePath(file))
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!isTroubleshooting(node) || parent === undefined || index === undefined) return
      textAttributes(node, file, [])
      const name = product?.route.split('/').at(-1) ?? ''
      const known = readSymptomGroups(context.root, name)
      const ids = known.map(({ id }) => id)
      const groups = groupSymptoms(
        known.filter(({ page }) => page === route),
        pages.map((page) => ({ page, symptoms: symptomsOf(page, ids, file) })),
      )
      if (groups.length === 0)
        throw contentError(file, node.position, {
          field: '<Troubleshooting>',
          found: `no rows for ${route}`,
          expected: `rows below "${SECTION}" on other pages, in a group that ${symptomsFile(name)} assigns to ${route}`,
        })
      const content = troubleshootingPage(groups)
      parent.children.splice(index, 1, ...content)
      return index + content.length
    })
  }
}

/** Whether a text or its partials contain the word "Troubleshooting". Most pages do not, and need no parsing. */
function mentionsSection(text: string, root: string, seen: Set<string> = new Set()): boolean {
  if (text.includes(SECTION)) return true
  return partialsIn(text).some((partial) => {
    const full = path.join(root, partial)
    if (seen.has(full) || !existsSync(full)) return false
    seen.add(full)
    return mentionsSection(readText(full), root, seen)
  })
}

function isTroubleshooting(node: { readonly type: string; readonly name?: string | null }) {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Troubleshooting'
}

function sourcePages(product: PageMapNode | undefined, target: string): Page[] {
  return flattenPageMap(product === undefined ? [] : [product]).flatMap(({ page }) =>
    page === null || page.file === target ? [] : [page],
  )
}
