import path from 'node:path'
import type { VFile } from 'vfile'
import { readPageMap } from '../content/pages/read-page-map'
import { filesBelow, readOnce, readText } from '../content/project-files'
import { siteConfig } from '../content/settings/site-config'
import type { BuildContext, CompiledPage } from './build-context'
import { mdxPlugins } from './plugins'

/**
 * Compiles a page outside a bundler, with the steps that Nextra's loader runs.
 * @param file path relative to the project folder
 * @throws the error of the first step that fails
 */
export async function compilePage(context: BuildContext, file: string): Promise<CompiledPage> {
  const { compileMdx } = await import('nextra/compile')
  const { remarkPlugins, rehypePlugins } = mdxPlugins(context)
  let data: Partial<VFile['data']> = {}
  const collect = () => (_: unknown, page: VFile) => {
    data = page.data
  }
  const full = path.join(context.root, file)
  await compileMdx(readText(full), {
    mdxOptions: {
      jsx: true,
      outputFormat: 'program',
      format: 'detect',
      remarkPlugins: [collect, ...remarkPlugins],
      rehypePlugins,
    },
    codeHighlight: false,
    search: false,
    staticImage: false,
    // A relative path, so that messages do not depend on the machine.
    filePath: file,
    useCachedCompiler: false,
  })
  if (data.compiled === undefined) throw new Error(`${file}: Nextra returned no compiled page`)
  return data.compiled
}

/** In a preview, the navigation includes drafts, and the page map is read again when a file in `pages/` changes. */
export function createBuildContext(root: string, isPreview: boolean): BuildContext {
  // Only a preview checks for changed files. A build reads the pages once, because checks for each page would be slow.
  const filesOf = () => (isPreview ? filesBelow(root, 'pages') : [])
  const readPages = readOnce(filesOf, () =>
    readPageMap(root, siteConfig.sidebars, {
      withDrafts: isPreview,
      draftIds: siteConfig.docs.version.draftIds,
    }),
  )
  return { root, pageMap: () => readPages(root) }
}
