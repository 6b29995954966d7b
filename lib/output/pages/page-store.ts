import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildContext, type CompiledPage, PAGE_MAP } from '../../compile/build-context'
import { compilePage } from '../../compile/compile-page'
import { createBuildContext } from '../../compile/create-build-context'
import { isRecord } from '../../content/is-record'
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

/** The compiled pages on disk, shared by the bundler and every other output of a build or a preview. */
export type PageStore = Pick<BuildContext, 'pageMap'> & {
  /** For the compile steps: takes up what is kept of a page, and keeps what they make of it. */
  readonly context: BuildContext
  /**
   * A page as its inputs are now: compiled only when one of them has changed.
   * @param file path below the project
   * @throws the first fault in the page, with file and line
   */
  page(file: string): Promise<CompiledPage>
}

/** @param root folder of the project */
export async function openPageStore(root: string, { isPreview = false } = {}): Promise<PageStore> {
  const code = hashCompileCode(root, process.env)
  const base = createBuildContext(root, isPreview)
  const hashInputs = createInputHash(base)
  const running = new Map<string, Promise<CompiledPage>>()
  const context: BuildContext = {
    ...base,
    async keep(file, page, dependencies, startedAt) {
      const files = below(root, dependencies)
      const source = await hashInputs([file, ...files])
      if (!hasChangedSince(root, [file, ...files], startedAt))
        writeEntry(entryFile(root, file), { code, source, dependencies: files, page })
    },
  }

  async function read(file: string): Promise<CompiledPage | undefined> {
    const entry = readEntry(entryFile(root, file), code)
    const source = entry && (await hashInputs([file, ...entry.dependencies]))
    return entry?.source === source ? entry?.page : undefined
  }

  return {
    pageMap: base.pageMap,
    context,
    async page(file) {
      const job = `${file} ${await hashInputs([file])}`
      const load = async () => (await read(file)) ?? compilePage(context, file)
      const page = running.get(job) ?? load().finally(() => running.delete(job))
      running.set(job, page)
      return page
    },
  }
}

function entryFile(root: string, file: string): string {
  return path.join(root, FOLDER, `${encodeURIComponent(file)}.json`)
}

function writeEntry(file: string, entry: Entry): void {
  const draft = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify(entry))
  renameSync(draft, file)
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
  return isRecord(value) && value.code === code
}

function below(root: string, dependencies: ReadonlySet<string>): string[] {
  return [...dependencies].map((name) =>
    name === PAGE_MAP ? name : path.relative(root, name).replaceAll('\\', '/'),
  )
}
