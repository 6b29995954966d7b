import type { Element, Root } from 'hast'
import type {} from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { placeOf, relativePath } from '../content-error'
import type { JsxNode } from '../nodes/components'
import type { ArticleTag, CompiledPage, Project } from '../project'

/** The last step: stores the compiled page, from which outputs such as the search index are made. */
export function rehypePage(context: Project) {
  return (tree: Root, file: VFile): void => {
    joinTexts(tree)
    const { page } = file.data
    const compiled: CompiledPage = {
      sections: file.data.sections ?? [],
      tags: articleTags(tree, file),
      questions: file.data.questions ?? [],
      markdown: file.data.markdown ?? null,
      codeBlocks: file.data.codeBlocks ?? [],
      remedies: file.data.remedies ?? [],
      partials: file.data.partials ?? [],
      values: file.data.values?.values ?? {},
    }
    file.data.compiled = compiled
    // Drafts are not stored, because in a build, the bundler compiles them without their text.
    if (page?.frontMatter.status !== 'draft') context.storePage?.(relativePath(file), compiled)
  }
}

/** Joins adjacent text nodes, because React would put a comment between them in the HTML. */
function joinTexts(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1]
    if (before?.type !== 'text' || index === undefined) return
    before.value += node.value
    parent?.children.splice(index, 1)
    return index
  })
}

/** Attributes that the checks need. */
const ATTRIBUTES = ['id', 'href', 'src', 'alt', 'width', 'height'] as const

function articleTags(tree: Root, page: VFile): ArticleTag[] {
  const tags: ArticleTag[] = []
  visit(tree, (node) => {
    if (!('attributes' in node || node.type === 'element')) return
    const name = node.type === 'element' ? node.tagName : (node.name ?? '')
    const given = attributesOf(node)
    const found = ATTRIBUTES.flatMap((attribute) => {
      const value = given[attribute]
      return typeof value === 'string' || typeof value === 'number'
        ? [[attribute, String(value)] as const]
        : []
    })
    if (found.length === 0 && name !== 'img') return
    const { file = relativePath(page), line } = placeOf(page, node.position)
    const place = line === undefined ? {} : { place: { file, line } }
    tags.push({ name, attributes: Object.fromEntries(found), ...place })
  })
  return tags
}

function attributesOf(node: Element | JsxNode): Readonly<Record<string, unknown>> {
  if ('properties' in node) return node.properties
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  )
}
