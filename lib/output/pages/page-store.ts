import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildContext, PAGE_MAP } from '../../compile/build-context'
import { type CompiledPage, compilePage } from '../../compile/compile-page'
import { createBuildContext } from '../../compile/create-build-context'
import { effectiveBasePath } from '../../content/settings/base-path'
import { hashCompileCode } from '../inputs/input-hash'
import { createInputHash, hasChangedSince } from './page-inputs'

const FOLDER = '.next/cache/pages'

type Entry = {
  /** Hash of the code that compiled it; stands for the shape of the entry too. */
  readonly code: string
  /** Hash of what it was made from. */
  readonly source: string
  /** Paths below the project, and `PAGE_MAP`. */
  readonly dependencies: readonly string[]
  readonly page: CompiledPage
}

/** The compiled pages, shared by every process that builds, previews or measures the site. */
export type PageStore = Pick<BuildContext, 'pageMap'> & {
  /**
   * A page as its inputs are now: compiled only when one of them has changed.
   * @param file path below the project
   * @throws the first fault in the page, with file and line
   */
  page(file: string): Promise<CompiledPage>
  /** Files and folders below the project that a page was made from beside its own; known for a page with a fault too. */
  dependenciesOf(file: string): readonly string[]
}

/**
 * @param root folder of the project
 * @param keepsPages whether pages stay in memory; the bundler, whose own takes 2 GB at 1,000 pages, reads them anew
 */
export async function openPageStore(
  root: string,
  { isPreview = false, keepsPages = true } = {},
): Promise<PageStore> {
  const context = createBuildContext(root, effectiveBasePath, isPreview)
  const code = await hashCompileCode(root, process.env)
  const hashInputs = createInputHash(context)
  const entries = new Map<string, Entry>()
  const running = new Map<string, Promise<CompiledPage>>()
  const dependencies = new Map<string, readonly string[]>()

  async function load(file: string): Promise<CompiledPage> {
    const entry = entries.get(file) ?? readEntry(entryFile(root, file), code)
    const source = entry && (await hashInputs([file, ...entry.dependencies]))
    if (entry === undefined || entry.source !== source) return compile(file)
    if (keepsPages) entries.set(file, entry)
    dependencies.set(file, entry.dependencies)
    return entry.page
  }

  async function compile(file: string): Promise<CompiledPage> {
    const startedAt = Date.now()
    const used = new Set<string>()
    try {
      const page = await compilePage(context, file, used)
      const files = below(root, used)
      dependencies.set(file, files)
      const entry = { code, source: await hashInputs([file, ...files]), dependencies: files, page }
      if (!hasChangedSince(root, [file, ...files], startedAt)) keep(file, entry)
      return page
    } catch (error) {
      // An edit of what it was made from before may cure it as well.
      dependencies.set(file, [...(dependencies.get(file) ?? []), ...below(root, used)])
      throw error
    }
  }

  function keep(file: string, entry: Entry): void {
    if (keepsPages) entries.set(file, entry)
    const target = entryFile(root, file)
    const draft = `${target}.${process.pid}`
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(draft, JSON.stringify(entry))
    renameSync(draft, target)
  }

  return {
    pageMap: context.pageMap,
    async page(file) {
      const job = `${file} ${await hashInputs([file])}`
      const page = running.get(job) ?? load(file).finally(() => running.delete(job))
      running.set(job, page)
      return page
    },
    dependenciesOf: (file) => dependencies.get(file) ?? [],
  }
}

function entryFile(root: string, file: string): string {
  return path.join(root, FOLDER, `${encodeURIComponent(file)}.json`)
}

function readEntry(file: string, code: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isEntry(value, code) ? value : undefined
  } catch {
    return undefined
  }
}

function isEntry(value: unknown, code: string): value is Entry {
  return typeof value === 'object' && value !== null && 'code' in value && value.code === code
}

function below(root: string, dependencies: ReadonlySet<string>): string[] {
  return [...dependencies].map((name) =>
    name === PAGE_MAP ? name : path.relative(root, name).replaceAll('\\', '/'),
  )
}
