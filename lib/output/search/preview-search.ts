import { watch } from 'node:fs'
import path from 'node:path'
import { dependenciesOf } from '../../compile/build-context'
import { readPageMap } from '../../content/pages/read-page-map'
import type { SearchRecord } from '../../content/search/search-record'
import { siteConfig } from '../../content/settings/site-config'
import { BUILD_ID } from '../../site/build-id'
import { writeSearchFiles } from './search-files'

const SOURCES = ['pages', 'partials', 'data'] as const
/** The page that was edited comes first: it takes the same processors. */
const SETTLE_MS = 3000

/**
 * Keeps the search index of the preview in `public/`: makes it once, then anew for the pages that an edit touches.
 * Content errors are shown by the page; until it compiles again, its old records stay.
 * @returns the function that ends it
 */
export function keepPreviewSearch(root: string): () => void {
  const stored = new Map<string, readonly SearchRecord[]>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const update = async (): Promise<void> => {
    const files = [...changed]
    changed.clear()
    try {
      const reading = await readPageMap(root, siteConfig.sidebars)
      const fresh = unchangedRecords(stored, files, root)
      const made = await writeSearchFiles({
        root,
        target: path.join(root, 'public'),
        stamp: BUILD_ID,
        reading,
        stored: fresh,
      })
      stored.clear()
      for (const [file, records] of made) stored.set(file, records)
    } catch (error) {
      console.warn(`Search index: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(update)
    }, SETTLE_MS)
  }
  const watchers = SOURCES.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_, name) => {
      if (name !== null) changed.add(path.join(root, folder, name))
      schedule()
    }),
  )
  running = running.then(update)
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/** The records of pages that none of the changed files is part of. */
export function unchangedRecords(
  stored: ReadonlyMap<string, readonly SearchRecord[]>,
  changed: readonly string[],
  root: string,
): Map<string, readonly SearchRecord[]> {
  const files = new Set(changed.map((file) => path.resolve(root, file)))
  return new Map(
    [...stored].filter(([page]) =>
      [page, ...dependenciesOf(page)].every((file) => !files.has(path.resolve(root, file))),
    ),
  )
}
