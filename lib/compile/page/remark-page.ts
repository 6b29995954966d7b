import type { Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ProblemError } from '../../content/problem'
import type { BuildContext } from '../build-context'
import { relativePath } from '../content-error'

/**
 * Opens the compilation of a page: notes which one it is, and takes up what is kept of it.
 * @throws ProblemError with the first fault of the page's front matter or of a `_meta.ts`
 */
export function remarkPage(context: BuildContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const name = relativePath(file)
    const { pages, problems } = await context.pageMap()
    const problem = problems.find(
      ({ severity, file: other }) =>
        severity === 'error' && (other === name || other.endsWith('/_meta.ts')),
    )
    // Where its front matter is wrong, all else that is wrong may follow from that.
    if (problem !== undefined) throw new ProblemError([problem])
    file.data.page = pages.find((page) => page.file === name)
    file.data.startedAt = Date.now()
    file.data.dependencies = new Set()
    if (file.data.page?.frontMatter.status === 'draft' && context.emptiesDrafts)
      tree.children = tree.children.filter(({ type }) => type === 'yaml')
    else file.data.cached = await context.cached?.(name)
  }
}

/**
 * Marks a page whose writer imports or computes something: it is an ordinary React page, which the browser runs. All
 * others are text.
 */
export function remarkCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ({ type }) => {
      if (CODE.has(type)) file.data.hasCode = true
    })
  }
}

const CODE: ReadonlySet<string> = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'])
