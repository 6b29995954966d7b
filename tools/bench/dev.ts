import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { withBrowser } from '../machine/open-browser'
import { inCopy } from '../machine/project-copy'
import { freePort } from '../server/start-server'
import { measureEach, rounded, spread } from './statistics'

const SAVES = 10
const POLL_MS = 200
const START_MS = 120_000
const SAVE_MS = 60_000

const METHOD = '/docs/Stream/API/API_Methods/AddMachines'
const GUIDE = '/docs/FTC/Installation_Guides/Kubernetes/AWS'

/** A file of the project, the page it shows in, and a string of it that takes new words before itself. */
type Edit = { readonly route: string; readonly file: string; readonly before: string }

const EDITS: Readonly<Record<string, Edit>> = {
  'method page, YAML': {
    route: METHOD,
    file: 'data/stream-api/methods/AddMachines.yaml',
    before: 'processing',
  },
  'method page, MDX': { route: METHOD, file: `pages${METHOD}.mdx`, before: '<ApiMethod' },
  'longest guide, MDX': { route: GUIDE, file: `pages${GUIDE}.mdx`, before: 'At the end' },
  'title in _meta.ts': {
    route: GUIDE,
    file: 'pages/docs/FTC/Installation_Guides/Kubernetes/_meta.ts',
    before: "',\n  Oracle",
  },
}

/** Measures how long a writer waits in `npm run dev` from saving a file to seeing it. */
export function measureDev(): Promise<void> {
  return inCopy('dev', async (folder) => {
    const { url, startSeconds, end } = await startPreview(folder)
    try {
      await withBrowser(async (browser) => {
        const table = await measureEach(EDITS, (edit) => measureSaves(browser, url, folder, edit))
        console.log(`First page after ${startSeconds} s`)
        console.log(`Milliseconds from a save to the browser, ${SAVES} saves`)
        console.table(table)
      })
    } finally {
      await end()
    }
  })
}

/**
 * Starts the preview of a copy and waits for its first page.
 * @returns `startSeconds` until that page had come; `end` waits until none of its processes may write into the copy
 */
export async function startPreview(folder: string) {
  const port = await freePort()
  const args = ['run', 'dev', '--', '--port', String(port)]
  // A group of its own: Next has processes of its own.
  const child = spawn('npm', args, { cwd: folder, stdio: 'ignore', detached: true })
  const url = `http://localhost:${port}`
  const start = performance.now()
  const deadline = Date.now() + START_MS
  while ((await fetch(`${url}/docs`).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error('The preview did not start.')
    await setTimeout(POLL_MS)
  }
  const startSeconds = rounded((performance.now() - start) / 1000)
  const id = child.pid ?? 0
  const end = async () => {
    process.kill(-id)
    while (isGroupAlive(id)) await setTimeout(POLL_MS)
  }
  return { url, startSeconds, end }
}

function isGroupAlive(id: number): boolean {
  try {
    return process.kill(-id, 0)
  } catch {
    return false
  }
}

/** Whether a page or a list of pages has these words: code for the browser. */
const showsText = `(words) => [...document.querySelectorAll('main, nav')].some(({ textContent }) => textContent.includes(words))`

/** Saves a file a few times, each time with other words, and measures until the browser shows them. */
async function measureSaves(
  browser: Browser,
  url: string,
  folder: string,
  { route, file, before }: Edit,
): Promise<object> {
  const full = path.join(folder, file)
  const source = readFileSync(full, 'utf8')
  const gap = file.endsWith('.mdx') ? '\n\n' : ' '
  if (!source.includes(before)) throw new Error(`${file}: found no "${before}"`)
  const page = await browser.newPage()
  // Next passes over what is saved before it has told the page where it stands.
  const isSynced = page.waitForEvent('websocket', { timeout: SAVE_MS }).then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('"type":"sync"'),
      timeout: SAVE_MS,
    }),
  )
  await page.goto(url + route, { timeout: SAVE_MS })
  await isSynced
  const times: number[] = []
  // The first save also compiles what the preview has not needed yet.
  for (let save = 0; save <= SAVES; save += 1) {
    const words = `Edited${save}`
    const start = performance.now()
    writeFileSync(full, source.replace(before, `${words}${gap}${before}`))
    await page.waitForFunction(`(${showsText})(${JSON.stringify(words)})`, undefined, {
      // Locators look twice a second in the end.
      polling: 'raf',
      timeout: SAVE_MS,
    })
    if (save > 0) times.push(performance.now() - start)
  }
  writeFileSync(full, source)
  await page.close()
  return spread(times)
}
