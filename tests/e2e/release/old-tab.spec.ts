import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningServer, serveSite } from '../../../tools/serve-site'
import { SITE_FOLDER } from '../../fixtures/exported-site'
import { isMarked, markDocument } from '../changing-route'
import { expect, test as siteTest } from '../site-test'

/** A build in which one page has a new sentence. */
const SECOND_BUILD = process.env.SECOND_BUILD ?? ''
const OPENED = '/docs/Stream/API/Introduction'
const NEWS = 'Added in the second build.'

/** A separate site for the test, whose files it can replace. */
const test = siteTest.extend<{ folder: string; server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  folder: async ({}, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'old-tab-'))
    cpSync(SITE_FOLDER, folder, { recursive: true })
    await provide(folder)
    rmSync(folder, { recursive: true })
  },
  server: async ({ folder }, provide) => {
    const server = await serveSite(folder, 0)
    await provide(server)
    await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

test.use({ expectedMessages: [/status of 404|MIME type|console warning: /] })

for (const [host, keepsFiles] of [
  ['keeps old files', true],
  ['keeps none', false],
] as const)
  test(`a tab opened before a release stays usable, where the host ${host}`, async ({
    page,
    folder,
    docs,
  }) => {
    await docs.open(OPENED)
    await markDocument(page)
    if (!keepsFiles) rmSync(folder, { recursive: true })
    cpSync(SECOND_BUILD, folder, { recursive: true })

    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
    // Without the old files, the tab has loaded the document.
    expect(await isMarked(page)).toBe(keepsFiles)
    if (keepsFiles) await page.reload()
    await expect(docs.main.getByText(NEWS)).toBeSeen()
    await docs.follow(docs.sidebar.link('Introduction'), 'API introduction')
  })
