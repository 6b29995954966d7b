import path from 'node:path'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { ElementContent, Root, RootContent } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { BuildContext, CompiledPage } from '../build-context'
import { relativePath } from '../content-error'
import { MDX_COMPONENTS } from '../mdx-components'

const COMPONENTS_FILE = 'components/guide/mdx-components'

/**
 * Closes the compilation of a page: hands its parts on, and leaves of its tree one `<Article>` with the HTML as a string.
 * A page with code keeps its tree, which becomes React components; an app page is its writer's alone.
 * @throws when Nextra's list of headings is not where this step empties it
 */
export function rehypePage(context: BuildContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { data } = file
    const page = data.cached ?? compiledPage(data)
    data.compiled = page
    const { cached, dependencies = new Set(), startedAt = 0 } = data
    // What the bundler has of a draft is not all of it.
    if (cached === undefined && data.page?.frontMatter.status !== 'draft')
      await context.keep?.(relativePath(file), page, dependencies, startedAt)
    // Nextra moves the content of these headings into a table of contents of its own.
    if (!Array.isArray(data.toc)) throw new Error(NO_TOC)
    data.toc = []
    if (data.page?.frontMatter.layout === 'app') return
    const { html, toc, styleSheets } = page
    const code = tree.children.filter((node) => node.type === 'mdxjsEsm')
    const body = html === null ? tree.children.filter((node) => node.type !== 'mdxjsEsm') : []
    const imports = html === null ? importsOf(body, relativePath(file)) : []
    const attributes = html === null ? { toc, styleSheets } : { html, toc, styleSheets }
    tree.children = [...imports, ...code, article(attributes, body)]
  }
}

const NO_TOC =
  'build: found no list of headings in data.toc, expected that of Nextra 3.3.1: change rehype-page.ts'

function compiledPage(data: VFile['data']): CompiledPage {
  return {
    html: data.html ?? null,
    toc: data.headings ?? [],
    styleSheets: data.styleSheets ?? [],
    records: data.records ?? [],
    markdown: data.markdown ?? null,
    readingMinutes: data.readingMinutes ?? 1,
    codeBlocks: data.codeBlocks ?? [],
  }
}

/** The element that prints an article; the theme has the component. */
function article(attributes: object, body: readonly RootContent[]): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Article',
    attributes: Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    children: body.filter((node): node is ElementContent => node.type !== 'doctype'),
  }
}

function attribute(name: string, value: unknown): MdxJsxAttribute {
  const expression = valueToEstree(value)
  const body = [{ type: 'ExpressionStatement' as const, expression }]
  const estree = { type: 'Program' as const, sourceType: 'module' as const, comments: [], body }
  const code = { type: 'mdxJsxAttributeValueExpression' as const, value: '', data: { estree } }
  return { type: 'mdxJsxAttribute', name, value: code }
}

/** Imports the components of guides that a page with code uses; on all others they are HTML already. */
function importsOf(body: readonly RootContent[], file: string): RootContent[] {
  const used = new Set<string>()
  visit({ type: 'root', children: [...body] }, (node) => {
    if ('name' in node && typeof node.name === 'string' && node.name in MDX_COMPONENTS)
      used.add(node.name)
  })
  if (used.size === 0) return []
  const source = path.posix.relative(path.posix.dirname(file), COMPONENTS_FILE)
  const specifiers = [...used].sort().map((name) => {
    const identifier = { type: 'Identifier' as const, name }
    return { type: 'ImportSpecifier' as const, imported: identifier, local: identifier }
  })
  const declaration = {
    type: 'ImportDeclaration' as const,
    specifiers,
    attributes: [],
    source: { type: 'Literal' as const, value: source },
  }
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    comments: [],
    body: [declaration],
  }
  return [{ type: 'mdxjsEsm', value: '', data: { estree } }]
}
