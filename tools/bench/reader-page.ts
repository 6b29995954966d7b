import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { findFile } from '../server/find-file'
import { sizeOf } from './first-view'
import { rounded } from './statistics'

/** A site that is served from a folder, and the browser that looks at it. */
export type ServedSite = { readonly browser: Browser; readonly url: string; readonly out: string }

const POLL_MS = 10
const MOST_POLLS = 3000

/** A page of a reader with a large screen; closing it drops what it has stored. */
export function openPage(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 1440, height: 900 } })
}

/** Presses the key that leads to links, a sign for which React starts. */
export async function goOn(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
}

/** Loads an address, acts as its reader, and waits until its scripts have started. */
export async function startReading(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await goOn(page)
  await page.waitForSelector('html[data-started]')
}

/**
 * Makes the processor slower for a page; workers stay as they are.
 * @param slowdown how much, 1 for not at all
 */
export async function slowDown(page: Page, slowdown: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/**
 * Asks a page until its answer is true, over changes of the document; Playwright's own waiting compiles code in the page,
 * which its policy forbids.
 * @param question code of an expression
 * @throws when there is no answer for half a minute
 */
export async function answerOf(page: Page, question: string): Promise<unknown> {
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    const answer: unknown = await page.evaluate(question).catch(() => null)
    if (answer) return answer
    await setTimeout(POLL_MS)
  }
  throw new Error(`${page.url()} does not say: ${question}`)
}

/**
 * Notes what a page and its workers load; what they load again comes from the cache.
 * @param out folder of the exported site that is served
 * @returns asks for the KB (brotli 11) of the files loaded until now
 */
export function countKilobytes(page: Page, out: string): () => Promise<number> {
  const paths = new Set<string>()
  page.on('requestfinished', (request) => paths.add(new URL(request.url()).pathname))
  return async () => {
    const files = [...paths].map((path) => findFile(out, path.split('/').filter(Boolean)))
    const sizes = (await Promise.all(files)).map((file) => (file ? sizeOf(`${out}/${file}`) : 0))
    return rounded(sizes.reduce((sum, size) => sum + size, 0) / 1000)
  }
}
