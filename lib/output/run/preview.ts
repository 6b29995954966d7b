import { watch } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../../content/checks/check-content'
import { movedPages } from '../../content/navigation/redirects'
import { printProblem } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import { searchOrigins } from '../host/search-origins'
import { openPageStore, type PageStore } from '../pages/page-store'
import { OUTPUTS, type Output, SOURCES, type Source } from './outputs'
import { openSite, type Site } from './site'

/** What an edit below a folder changes. */
const CHANGES: Readonly<Record<string, readonly Source[]>> = {
  pages: ['page map', 'compiled pages'],
  partials: ['compiled pages'],
  data: ['data', 'compiled pages'],
}

const REST_MS = 100
/** Of what is made from all pages: the one that the writer looks at comes first. */
const LONG_REST_MS = 3000

/** Outputs of a preview that are made from one of the changed sources. */
export function changedOutputs(changed: ReadonlySet<Source>): Output[] {
  return OUTPUTS.filter(
    ({ needs }) => !needs.includes('export') && needs.some((source) => changed.has(source)),
  )
}

/**
 * Keeps the outputs of the preview in `public/`: writes them once, then anew when what they are made from changes.
 * Content errors are said first and shown by the pages; until they are gone, an output stays as it was.
 * @param root folder of the project, which is also the working folder
 * @param whenIdle waits until nobody asks for a page; each page that is compiled for an output begins with it
 * @returns the function that ends it
 */
export async function keepPreview(
  root: string,
  whenIdle = () => Promise.resolve(),
): Promise<() => void> {
  const { problems } = await checkContent(root, siteConfig)
  for (const problem of problems) console.warn(printProblem(problem))
  const pageStore = openPageStore(root, { isPreview: true })
  const store: PageStore = {
    ...pageStore,
    async page(file) {
      await whenIdle()
      return pageStore.page(file)
    },
  }
  const searchHosts = searchOrigins(process.env)
  let { pages } = await store.pageMap()
  const open = async () => {
    const site = await openSite({ root, folder: 'public', store, searchHosts })
    for (const { page, old } of movedPages(pages, site.reading.pages))
      console.warn(`${page.file}: moved. Add "from: [${old}]", so that old links lead to it.`)
    pages = site.reading.pages
    return site
  }
  const needsPages = ({ needs }: Output) => needs.includes('compiled pages')
  const quick = keep(open, (output) => !needsPages(output), REST_MS)
  const slow = keep(open, needsPages, LONG_REST_MS)
  await quick.write(SOURCES)
  slow.change(SOURCES)
  const watchers = Object.entries(CHANGES).map(([folder, sources]) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      quick.change(sources)
      slow.change(sources)
    }),
  )
  return () => {
    for (const watcher of [quick, slow, ...watchers]) watcher.close()
  }
}

/** Keeps some outputs, one writing after another. */
function keep(open: () => Promise<Site>, isSelected: (output: Output) => boolean, restMs: number) {
  const changed = new Set<Source>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  function write(sources: Iterable<Source>): Promise<void> {
    const outputs = changedOutputs(new Set(sources)).filter(isSelected)
    writing = writing.then(() => writeAnew(open, outputs))
    return writing
  }
  return {
    write,
    /** Follows edits when they have rested. */
    change(sources: readonly Source[]): void {
      for (const source of sources) changed.add(source)
      clearTimeout(timer)
      timer = setTimeout(() => {
        void write(changed)
        changed.clear()
      }, restMs)
    },
    close: () => clearTimeout(timer),
  }
}

async function writeAnew(open: () => Promise<Site>, outputs: readonly Output[]): Promise<void> {
  for (const output of outputs) {
    try {
      await output.write(await open())
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      console.warn(`Not written (${output.name}): ${message}`)
    }
  }
}
