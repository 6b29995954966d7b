import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { Page } from '../docs/page-map'
import type { SearchRecord } from '../search/search-record'
import { createBuildContext } from './create-build-context'
import { recordPlugins } from './plugins'

/**
 * Makes the search records of pages without building the site: each page goes through the same steps as in the build,
 * up to its records, and is not printed.
 * @param root folder of the project, which is also the working folder
 */
export async function compileRecords(
  root: string,
  pages: readonly Page[],
): Promise<Map<string, readonly SearchRecord[]>> {
  const found = new Map<string, readonly SearchRecord[]>()
  if (pages.length === 0) return found
  const { compileMdx } = await import('nextra/compile')
  const { context } = createBuildContext(root, '', false, (file, records) =>
    found.set(file, records),
  )
  const { remarkPlugins, rehypePlugins } = recordPlugins(context)
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
  return found
}

/** Empties the tree: what follows the records would be thrown away. */
function leaveNothing() {
  return (tree: Root, file: VFile): void => {
    file.data.toc = []
    tree.children = []
  }
}
