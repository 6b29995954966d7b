import type { ElementContent, Root, RootContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type {} from 'mdast-util-mdx'
import { cloneElement, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { VFile } from 'vfile'
import type { TocEntry } from '../../content/pages/toc'
import type { Finding } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import { contentError } from '../content-error'
import { attributesOf, COMPONENT_NAMES, EVALUATED, MDX_COMPONENTS } from '../mdx-components'
import { textAttributes } from '../nodes/jsx-attributes'
import { stepIds } from '../steps/rehype-steps'

type Heading = { depth: number; value: string; id: string }

/** Prints the body of a page to HTML and leaves nothing else of it: the prose needs no React in the browser. */
export function rehypeArticle() {
  return (tree: Root, file: VFile): void => {
    if (file.data.page?.frontMatter.layout === 'app') return
    const headings = headingsOf(file)
    const esm = tree.children.filter((node) => node.type === 'mdxjsEsm')
    const body = tree.children.filter((node) => node.type !== 'mdxjsEsm')
    file.data.article = {
      html: printHtml(body, file),
      toc: tocEntries(headings, stepIds(tree)),
    }
    // Nextra moves the content of headings into its own table of contents, which would empty them here.
    file.data.toc = []
    tree.children = esm
  }
}

function headingsOf(file: VFile): readonly Heading[] {
  const toc: unknown = file.data.toc
  if (!Array.isArray(toc)) return []
  return toc.filter(
    (entry): entry is Heading =>
      typeof entry === 'object' && entry !== null && 'id' in entry && 'depth' in entry,
  )
}

function tocEntries(headings: readonly Heading[], steps: readonly string[]): TocEntry[] {
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  return headings
    .filter(({ depth }) => depth >= minHeadingLevel && depth <= maxHeadingLevel)
    .map(({ id, value, depth }) => ({
      id,
      text: value,
      level: depth,
      ...(steps.includes(id) ? { isStep: true as const } : {}),
    }))
}

function printHtml(body: readonly RootContent[], file: VFile): string {
  const children = body.filter((node): node is ElementContent => node.type !== 'doctype')
  const root: Root = { type: 'root', children: children.map((node) => nameComponents(node, file)) }
  try {
    const components = componentsOf(file)
    return plainQuotes(
      renderToStaticMarkup(toJsxRuntime(root, { Fragment, jsx, jsxs, components })),
    )
  } catch (error) {
    const advice = error instanceof Error ? error.message : String(error)
    throw contentError(file, undefined, { advice })
  }
}

/** React escapes quotes in text too, which only attributes need: code is full of them. */
function plainQuotes(html: string): string {
  return html.replace(/>[^<]+</g, (text) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
  )
}

/** Components under the tag names that `nameComponents` gives them. */
const COMPONENTS_BY_TAG = Object.fromEntries(
  Object.entries(MDX_COMPONENTS).map(([name, component]) => [tagOf(name), component]),
)

/** Those of every page, and what the code of this one made. */
function componentsOf({ data: { evaluated = [] } }: VFile) {
  const printEvaluated = ({ index, alone, children }: EvaluatedProps) => {
    const made = evaluated[Number(index)]
    return alone === undefined && isValidElement(made) ? cloneElement(made, {}, children) : made
  }
  return { ...COMPONENTS_BY_TAG, [tagOf(EVALUATED)]: printEvaluated as FunctionComponent }
}

type EvaluatedProps = {
  readonly index: string
  readonly alone?: string
  readonly children?: ReactNode
}

function tagOf(name: string): string {
  return `mdx-${name.toLowerCase()}`
}

/** Turns components into elements with plain attributes; unknown ones and expressions stop the build. */
function nameComponents(node: ElementContent, file: VFile): ElementContent {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      throw contentError(file, node.position, {
        found: `{${node.value}}`,
        expected: 'text: put braces into code',
      })
    case 'element':
      return { ...node, children: node.children.map((child) => nameComponents(child, file)) }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.name === EVALUATED ? ['index', 'alone'] : attributesOf(node.name)
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
