import type { ElementContent, Root, RootContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toString as textOf } from 'hast-util-to-string'
import type {} from 'mdast-util-mdx'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { TocEntry } from '../../content/pages/toc'
import type { Finding } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import { contentError } from '../content-error'
import { attributesOf, COMPONENT_NAMES, MDX_COMPONENTS } from '../mdx-components'
import { textAttributes } from '../nodes/jsx-attributes'
import { stepIds } from '../steps/rehype-steps'

/** Prints the body of a page to HTML. An app page, and one with code, are React's: they have none. */
export function rehypeArticle() {
  return (tree: Root, file: VFile): void => {
    file.data.headings = tocEntries(tree)
    if (file.data.page?.frontMatter.layout === 'app' || file.data.hasCode) return
    file.data.html = printHtml(
      tree.children.filter((node) => node.type !== 'mdxjsEsm'),
      file,
    )
  }
}

function tocEntries(tree: Root): TocEntry[] {
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  const steps = stepIds(tree)
  const entries: TocEntry[] = []
  visit(tree, 'element', (node) => {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    const { id } = node.properties
    if (!(level >= minHeadingLevel && level <= maxHeadingLevel) || typeof id !== 'string') return
    entries.push({
      id,
      text: textOf(node),
      level,
      ...(steps.includes(id) ? { isStep: true as const } : {}),
    })
  })
  return entries
}

function printHtml(body: readonly RootContent[], file: VFile): string {
  const children = body.filter((node): node is ElementContent => node.type !== 'doctype')
  const root: Root = { type: 'root', children: children.map((node) => nameComponents(node, file)) }
  try {
    return renderToStaticMarkup(
      toJsxRuntime(root, { Fragment, jsx, jsxs, components: COMPONENTS_BY_TAG }),
    )
  } catch (error) {
    const advice = error instanceof Error ? error.message : String(error)
    throw contentError(file, undefined, { advice })
  }
}

/** Components under the tag names that `nameComponents` gives them. */
const COMPONENTS_BY_TAG = Object.fromEntries(
  Object.entries(MDX_COMPONENTS).map(([name, component]) => [tagOf(name), component]),
)

function tagOf(name: string): string {
  return `mdx-${name.toLowerCase()}`
}

/** Turns components into elements with plain attributes; unknown ones stop the build. */
function nameComponents(node: ElementContent, file: VFile): ElementContent {
  switch (node.type) {
    case 'element':
      return { ...node, children: node.children.map((child) => nameComponents(child, file)) }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = attributesOf(node.name)
      if (node.name === null || attributes === undefined)
        throw contentError(file, node.position, unknownComponent(node))
      return {
        type: 'element',
        tagName: tagOf(node.name),
        properties: textAttributes(node, file, attributes),
        children: node.children.map((child) => nameComponents(child, file)),
      }
    }
    default:
      return node
  }
}

function unknownComponent({ type, name }: { type: string; name: string | null }): Finding {
  const field = `<${name ?? ''}>`
  return type === 'mdxJsxTextElement' && COMPONENT_NAMES.includes(name ?? '')
    ? { field, found: 'it within a line', expected: 'it on lines of its own' }
    : { field, found: 'an unknown component', expected: `one of ${COMPONENT_NAMES.join(', ')}` }
}
