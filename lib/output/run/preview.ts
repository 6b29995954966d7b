import { watch } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../../content/checks/check-content'
import { movedPages } from '../../content/pages/moved-pages'
import { printProblem } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import { searchOrigins } from '../host/search-origins'
import { openPageStore, type PageStore } from '../pages/page-store'
import { OUTPUTS } from './outputs'
import { openSite } from './site'

const WATCHED = ['pages', 'partials', 'data'] as const
/** After an edit, since editors save in several steps. */
const REST_MS = 500

/**
 * Keeps the outputs of the preview in `public/`: writes them once, then again after each edit. Content errors are said
 * first and shown by the pages; until they are gone, an output stays as it was.
 * @param root folder of the project, which is also the working folder
 * @param whenIdle waits until nobody asks for a page; each page that is compiled for an output begins with it
 * @returns the function that ends it
 */
export async function keepPreview(
  root: string,
  whenIdle = () => Promise.resolve(),
): Promise<() => void> {
  const { problems, reading } = await checkContent(root, siteConfig)
  for (const problem of problems) console.warn(printProblem(problem))
  let before = reading
  const pageStore = openPageStore(root, { isPreview: true })
  const store: PageStore = {
    ...pageStore,
    async page(file) {
      await whenIdle()
      return pageStore.page(file)
    },
  }
  const searchHosts = searchOrigins(process.env)
  const write = async () => {
    const site = await openSite({ root, folder: 'public', store, searchHosts, policy: '' })
    const moves = movedPages(root, before, site.reading)
    before = site.reading
    for (const problem of moves) console.warn(printProblem(problem))
    for (const output of OUTPUTS.filter(({ previewed = [] }) => previewed.length > 0))
      try {
        await output.write(site)
      } catch (error) {
        console.warn(`Not written (${output.name}): ${messageOf(error)}`)
      }
  }
  let writing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const writeNext = () => {
    writing = writing.then(write).catch((error) => console.warn(messageOf(error)))
  }
  writeNext()
  const watchers = WATCHED.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(writeNext, REST_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
