import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { INDEX_FILE } from '../../../lib/search/search-index'
import { MESSAGES } from '../../../lib/site/messages'
import { type RunningServer, startServer } from '../../../tools/server/start-server'
import { addLink, isMarked, markDocument } from '../changing-route'
import { whenInteractive } from '../interactive'
import { DocsPage } from '../pages/DocsPage'
import { SearchModal } from '../pages/SearchModal'
import { expect, test as siteTest } from '../site-test'
import { laterBuild, wordsOf } from './later-build'

const FIRST_BUILD = process.env.FIRST_BUILD ?? ''
const SECOND_BUILD = process.env.SECOND_BUILD ?? ''
const OPENED = '/docs/Stream/API/Introduction'
const NEWS = 'Added in the second build.'
const WITHDRAWN = '/docs/Stream/FAQ'
/** Neither path occurs in code shared by all pages. */
const MOVED = {
  from: '/docs/Stream/Tutorials/Primary_and_Backup',
  to: '/docs/Stream/Tutorials/Two_Workers',
}
const LIKE_ADDED = '/docs/Stream/API/Event_Attributes/Slot'
const addedIn = (name: string) => `/docs/Stream/API/Event_Attributes/Added_in_${name}`

type Release = {
  /** Publishes a build; hashed files of earlier builds stay. */
  run: (build: string) => void
  /** Serves another build alone, normally the second, without files of the first. */
  replace: (build?: string) => void
}

/** A separate site for the test, published and served as on a host. */
const test = siteTest.extend<{ release: Release; server: RunningServer; folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  folder: async ({}, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'old-tab-'))
    await provide(folder)
    rmSync(folder, { recursive: true })
  },
  release: async ({ folder }, provide) => {
    const current = path.join(folder, 'current')
    let releases = 0
    const replace = (build = SECOND_BUILD) => {
      rmSync(current, { force: true })
      symlinkSync(build, current)
    }
    const run = (build: string) => {
      releases += 1
      const release = path.join(folder, `release-${releases}`)
      const chunks = path.join(current, '_next')
      if (existsSync(chunks)) cpSync(chunks, path.join(release, '_next'), { recursive: true })
      cpSync(build, release, { recursive: true })
      replace(release)
    }
    await provide({ run, replace })
  },
  server: async ({ folder, release }, provide) => {
    release.run(FIRST_BUILD)
    const server = await startServer({ root: path.join(folder, 'current'), port: 0 })
    await provide(server)
    await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

test.use({ expectedMessages: [/status of 404|MIME type|console warning: /] })

for (const [host, keepsFiles] of [
  ['keeps old files and the code is the same', true],
  ['keeps none and the code is another', false],
] as const)
  test(`a tab open across five releases stays usable, where the host ${host}`, async ({
    page,
    context,
    release,
    folder,
    docs,
  }) => {
    test.slow()
    await docs.open(OPENED)
    await markDocument(page)
    const text = await docs.main.textContent()
    // Another tab whose search index is from before the releases.
    const searching = new DocsPage(await context.newPage())
    const modal = new SearchModal(searching.page)
    await searching.open(OPENED)
    const index = searching.page.waitForResponse(`**${INDEX_FILE}`)
    await modal.open()
    await (await index).finished()
    await searching.page.keyboard.press('Escape')

    const names = ['b', 'c', 'd', 'e', 'f']
    for (const [index, name] of names.entries()) {
      const build = laterBuild(SECOND_BUILD, {
        folder,
        name,
        said: NEWS,
        hasOtherCode: !keepsFiles,
        // Withdrawing a page includes deleting old files (DEPLOY.md), so a host that keeps them withdraws none.
        withdrawn: keepsFiles ? null : WITHDRAWN,
        moved: MOVED,
        added: { like: LIKE_ADDED, paths: names.slice(0, index + 1).map(addedIn) },
      })
      if (keepsFiles) release.run(build)
      else release.replace(build)
      for (const tab of [page, searching.page])
        await tab.evaluate(() => window.dispatchEvent(new Event('online')))
    }
    expect(await docs.main.textContent()).toBe(text)

    await modal.open()
    await modal.input.fill('build fffff')
    // The index is the old one, and complete.
    await expect(modal.status).toContainText('for "build fffff"')
    await modal.input.fill('primary and backup program')
    const hit = modal.options.filter({ hasText: 'Primary and backup program' }).first()
    await expect(hit).toBeVisible()
    // The page is still there, or redirects to its new URL.
    const loads = await countLoads(searching.page, async () => {
      await hit.click()
      await expect(searching.title).toHaveText('Primary and backup program')
      await expect(searching.page).toHaveURL(keepsFiles ? MOVED.from : MOVED.to)
    })
    expect(loads).toBe(keepsFiles ? 0 : 1)

    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
    expect(await isMarked(page)).toBe(keepsFiles)
    if (keepsFiles) await page.reload()
    await expect(docs.main.getByText(wordsOf('f'))).toBeVisible()
    await markDocument(page)
    await whenInteractive(page)
    await addLink(page, addedIn('e'), 'an added page')
    await docs.main.getByRole('link', { name: 'an added page' }).click()
    await expect(page).toHaveURL(addedIn('e'))
    await expect(docs.title).toHaveText('Slot')
    expect(await isMarked(page)).toBe(true)
    await page.goto(WITHDRAWN)
    await expect(docs.title).toHaveText(keepsFiles ? 'Stream FAQ' : MESSAGES.notFoundTitle)
  })

/** The number of documents that a tab loads during `follow` and until the page is interactive. */
async function countLoads(page: Page, follow: () => Promise<void>): Promise<number> {
  let loads = 0
  page.on('request', (request) => {
    // The response of a redirect is part of the same load.
    if (request.isNavigationRequest() && request.redirectedFrom() === null) loads += 1
  })
  await follow()
  await whenInteractive(page)
  return loads
}
