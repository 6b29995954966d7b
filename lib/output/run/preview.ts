import { watch } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../../content/checks/check-content'
import { siteConfig } from '../../content/settings/site-config'
import { BUILD_ID } from '../../site/build-id'
import { searchOrigins } from '../host/search-origins'
import { openPageStore, type PageStore } from '../pages/page-store'
import { inOrder, sourcesOf } from './order'
import { OUTPUTS, type Output, SOURCES, type Source } from './outputs'
import { openSite } from './site'

/** What an edit below a folder changes. */
const CHANGES: Readonly<Record<string, readonly Source[]>> = {
  pages: ['page map', 'compiled pages'],
  partials: ['compiled pages'],
  data: ['data', 'compiled pages'],
}

/** How long edits rest before outputs follow. An output made from pages waits for the page that the writer looks at. */
const REST_MS = { quick: 100, 'compiled pages': 3000 } as const

/** Outputs of a preview that are made from one of the changed sources, in order of need. */
export function changedOutputs(changed: ReadonlySet<Source>): Output[] {
  return inOrder(OUTPUTS, SOURCES).filter((output) => {
    const sources = sourcesOf(output, OUTPUTS)
    return !sources.has('export') && [...changed].some((source) => sources.has(source))
  })
}

/**
 * Keeps the outputs of the preview in `public/`: writes them once, then anew when what they are made from changes.
 * Content errors are said first and shown by the pages; until they are gone, an output stays as it was.
 * @param root folder of the project, which is also the working folder
 * @returns the function that ends it
 */
export async function keepPreview(root: string): Promise<() => void> {
  const { errors, notices } = await checkContent(root, siteConfig)
  for (const problem of [...errors, ...notices]) console.warn(problem)
  const store = await openPageStore(root, true)
  const outputs = changedOutputs(new Set(SOURCES))
  const isSlow = (output: Output) => sourcesOf(output, OUTPUTS).has('compiled pages')
  await writeOutputs(
    root,
    store,
    outputs.filter((output) => !isSlow(output)),
  )
  let running = writeOutputs(root, store, outputs.filter(isSlow))

  const schedules = [false, true].map((slow) => {
    const changed = new Set<Source>()
    let timer: NodeJS.Timeout | undefined
    const update = () => {
      const due = changedOutputs(changed).filter((output) => isSlow(output) === slow)
      changed.clear()
      running = running.then(() => writeOutputs(root, store, due))
    }
    return {
      change(sources: readonly Source[]) {
        for (const source of sources) changed.add(source)
        clearTimeout(timer)
        timer = setTimeout(update, slow ? REST_MS['compiled pages'] : REST_MS.quick)
      },
      end: () => clearTimeout(timer),
    }
  })
  const watchers = Object.entries(CHANGES).map(([folder, sources]) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      for (const schedule of schedules) schedule.change(sources)
    }),
  )
  return () => {
    for (const schedule of schedules) schedule.end()
    for (const watcher of watchers) watcher.close()
  }
}

async function writeOutputs(
  root: string,
  store: PageStore,
  outputs: readonly Output[],
): Promise<void> {
  const searchHosts = searchOrigins(process.env)
  for (const output of outputs) {
    try {
      await output.write(
        await openSite({ root, folder: 'public', buildId: BUILD_ID, store, searchHosts }),
      )
    } catch (error) {
      console.warn(`${output.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
