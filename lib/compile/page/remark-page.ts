import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { ProblemError } from '../../content/problem'
import type { BuildContext } from '../build-context'
import { relativePath } from '../content-error'

/**
 * Opens the compilation of a page: notes which one it is.
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
    if (file.data.page?.frontMatter.status === 'draft' && context.emptiesDrafts)
      tree.children = tree.children.filter(({ type }) => type === 'yaml')
  }
}
