import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { type Figures, spread } from '../statistics'
import { openPage, slowDown, startReading } from './reader-page'

const QUERIES = ['add event', 'install k8s akamai', 'subtitel burn-in', 'gpu operator']
/** A fast typist's; long enough for any results, shorter than the stall threshold. */
const BETWEEN_KEYS_MS = 150
/** The full text is indexed, and nothing of it is still running. */
const SETTLED_MS = 500

/** A key that asked the engine; milliseconds since the time stamp of its event. */
const keySchema = z.object({
  asked: z.number(),
  answered: z.number(),
  /** The page holds the results: the last change of the modal before another answer or key. */
  drawn: z.number(),
})
type Key = z.infer<typeof keySchema>

/**
 * Measures the time from a key in the search modal to its results in the page, and where it goes: with the full text
 * there, and in the first seconds, while it is loaded and indexed.
 */
export async function measureKeystrokes(
  browser: Browser,
  origin: string,
  slowdown: number,
): Promise<Readonly<Record<string, Figures>>> {
  const warm = await typeQueries(browser, origin, slowdown, QUERIES, true)
  const first: Key[] = []
  for (const query of QUERIES)
    first.push(...(await typeQueries(browser, origin, slowdown, [query], false)))
  return {
    ...rowsOf('full text there', warm),
    ...rowsOf('first seconds', first),
  }
}

/** Opens the modal and types queries in it. */
async function typeQueries(
  browser: Browser,
  origin: string,
  slowdown: number,
  queries: readonly string[],
  isWarm: boolean,
): Promise<Key[]> {
  const page = await openPage(browser)
  await page.addInitScript(RECORD_KEYS)
  await startReading(page, `${origin}/docs`)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const input = dialog.getByRole('combobox')
  await input.waitFor()
  if (isWarm) {
    // Only the full text holds it.
    await input.fill('409')
    await dialog.getByRole('option').first().waitFor()
    await page.waitForTimeout(SETTLED_MS)
  }
  await slowDown(page, slowdown)
  await page.evaluate('window.searchKeys.length = 0')
  for (const query of queries) {
    await input.fill('')
    await page.keyboard.type(query, { delay: BETWEEN_KEYS_MS })
  }
  const keys: unknown = await page.evaluate('window.searchKeys')
  await page.close()
  // Left out are keys that ask nothing, those that open the modal for example.
  return z
    .array(z.unknown())
    .parse(keys)
    .flatMap((key) => keySchema.safeParse(key).data ?? [])
}

function rowsOf(name: string, keys: readonly Key[]): Record<string, Figures> {
  const each = (time: (key: Key) => number) => spread(keys.map(time))
  return {
    [`${name}: results in the page`]: each((key) => key.drawn),
    [`${name}: key to engine`]: each((key) => key.asked),
    [`${name}: engine, there and back`]: each((key) => key.answered - key.asked),
    [`${name}: answer to page`]: each((key) => key.drawn - key.answered),
  }
}

/** A string, because compiled functions carry helpers that the page does not have. */
const RECORD_KEYS = `
  window.searchKeys = []
  {
    let key = null
    const note = (what) => { key[what] = performance.now() - key.start }
    window.Worker = class extends Worker {
      constructor(...options) {
        super(...options)
        this.addEventListener('message', ({ data }) => {
          if (key === null) return
          // Another answer is that with the full text.
          if (data.id === key.id) note('answered')
          else if (key.answered !== undefined) key = null
        })
      }
      postMessage(message) {
        if (key !== null && message.kind === 'search' && key.id === undefined) {
          key.id = message.id
          note('asked')
        }
        super.postMessage(message)
      }
    }
    addEventListener('keydown', ({ timeStamp }) => {
      key = { start: timeStamp }
      window.searchKeys.push(key)
    }, true)
    addEventListener('input', () => {
      if (key === null || key.typed) key = null
      else key.typed = true
    }, true)
    new MutationObserver((changes) => {
      if (key === null || key.answered === undefined) return
      // Loading the code of the first hit changes the document too.
      const isOfModal = ({ target }) => target.parentElement?.closest('dialog')
      if (changes.some(isOfModal)) note('drawn')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }`
