import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { Page } from '../content/pages/page-map'
import type { PageKeepers } from './build-context'
import { createBuildContext } from './create-build-context'
import { keptPlugins } from './plugins'

/**
 * Makes what the build keeps of pages beside their HTML without building the site: each page goes through the same
 * steps as in the build, and is not printed.
 * @param root folder of the project, which is also the working folder
 */
export async function compilePages(
  root: string,
  pages: readonly Page[],
  keepers: PageKeepers,
): Promise<void> {
  if (pages.length === 0) return
  const { compileMdx } = await import('nextra/compile')
  const { context } = createBuildContext(root, '', false, keepers)
  const { remarkPlugins, rehypePlugins } = keptPlugins(context)
  for (const { file } of pages) {
    const filePath = path.resolve(root, file)
    await compileMdx(readFileSync(filePath, 'utf8'), {
      filePath,
      useCachedCompiler: false,
      codeHighlight: false,
      search: false,
      staticImage: false,
      mdxOptions: {
        outputFormat: 'program',
        jsx: true,
        remarkPlugins,
        rehypePlugins: [...rehypePlugins, leaveNothing],
      },
    })
  }
}

/** Empties the tree: what follows would be thrown away. */
function leaveNothing() {
  return (tree: Root, file: VFile): void => {
    file.data.toc = []
    tree.children = []
  }
}
