import path from 'node:path'
import type { VFile } from 'vfile'
import { readText } from '../content/project-files'
import { mdxPlugins } from './plugins'
import type { CompiledPage, Project } from './project'

/** Nextra prints a line for each page that fails, although it throws the error, which names the page. */
const { error } = console
console.error = (...values: unknown[]) => {
  if (!String(values[0]).startsWith('[nextra] Error compiling')) error(...values)
}

/** Compiles a page, by its path in the project, with the steps of Nextra's loader. Throws the first error of a step. */
export async function compilePage(project: Project, file: string): Promise<CompiledPage> {
  const { compileMdx } = await import('nextra/compile')
  const { remarkPlugins, rehypePlugins } = mdxPlugins(project)
  let data: Partial<VFile['data']> = {}
  const collect = () => (_: unknown, page: VFile) => {
    data = page.data
  }
  const full = path.join(project.root, file)
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
