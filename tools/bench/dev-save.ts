import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../server/free-port'
import { costBelow } from './processes'

const SAVES = 5
const POLL_MS = 200
const START_MS = 120_000
const SAVE_MS = 60_000

/** A file of the project, and the page it shows in. */
export type DevEdit = {
  readonly route: string
  readonly file: string
  /** Text of the file that is replaced. */
  readonly text: string
  /** What takes its place: the text with other words each time. */
  readonly withWords: (words: string) => string
}

/** Milliseconds from a save to the words in the browser, and what the preview works for it. */
export type SaveTimes = {
  readonly 'median ms': number
  readonly 'slowest ms': number
  readonly 'CPU ms': number
}

/** A preview that runs. */
export type Preview = { readonly url: string; readonly process: ChildProcess; end(): Promise<void> }

/**
 * Starts `npm run dev` in a copy of the project.
 * @param folder of the copy
 */
export async function startPreview(folder: string): Promise<Preview> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)],
    { cwd: folder, stdio: 'ignore', detached: true },
  )
  const url = `http://localhost:${port}`
  const deadline = Date.now() + START_MS
  while ((await fetch(`${url}/docs`).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The preview did not start. The copy is ${folder}.`)
    await setTimeout(POLL_MS)
  }
  return {
    url,
    process: child,
    async end() {
      // Next has processes of its own.
      if (child.pid !== undefined) process.kill(-child.pid)
      while (child.pid !== undefined && isGroupAlive(child.pid)) await setTimeout(POLL_MS)
    },
  }
}

/** Whether a process of the group still runs, and may write into the copy. */
function isGroupAlive(id: number): boolean {
  try {
    process.kill(-id, 0)
    return true
  } catch {
    return false
  }
}

/** Saves a file a few times, each time with other words, and measures until the browser shows them. */
export async function measureSaves(
  browser: Browser,
  preview: Preview,
  folder: string,
  { route, file, text, withWords }: DevEdit,
): Promise<SaveTimes> {
  const full = path.join(folder, file)
  const source = readFileSync(full, 'utf8')
  if (!source.includes(text)) throw new Error(`${file}: found no "${text}"`)
  const page = await browser.newPage()
  await page.goto(preview.url + route, { timeout: SAVE_MS })
  await page.waitForSelector('html[data-started]', { timeout: SAVE_MS })
  const times: number[] = []
  const work: number[] = []
  // The first save also compiles what the preview has not needed yet.
  for (let save = 0; save <= SAVES; save += 1) {
    const words = `Edited${save}`
    const workBefore = costBelow(preview.process.pid ?? 0).cpuSeconds
    const start = performance.now()
    writeFileSync(
      full,
      source.replace(text, () => withWords(words)),
    )
    await shows(page, words)
    if (save > 0) times.push(performance.now() - start)
    if (save > 0) work.push((costBelow(preview.process.pid ?? 0).cpuSeconds - workBefore) * 1000)
  }
  writeFileSync(full, source)
  await page.close()
  return {
    'median ms': median(times),
    'slowest ms': Math.round(Math.max(...times)),
    'CPU ms': median(work),
  }
}

async function shows(page: Page, words: string): Promise<void> {
  await page.getByRole('main').getByText(words).first().waitFor({ timeout: SAVE_MS })
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}
