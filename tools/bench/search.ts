import type { Browser, Page } from '@playwright/test'

const QUERIES = ['add event', 'install k8s akamai', 'subtitel burn-in', 'gpu operator']
/** A fast typist's; long enough for any results, shorter than the stall threshold. */
const BETWEEN_KEYS_MS = 150
const SLOWEST_LISTED = 5
/** The full text is indexed, and nothing of it is still running. */
const SETTLED_MS = 500

/** Milliseconds over some keys. */
type Spread = { readonly median: number; readonly p95: number; readonly slowest: number }

/** A key of the page's record; times in milliseconds since the time stamp of its event. */
type Key = {
  /** What the input holds with it. */
  readonly text: string
  /** The engine is asked. */
  readonly asked: number
  /** Its answer is there. */
  readonly answered: number
  /** The page holds the results: the last change of the modal before another answer or key. */
  readonly drawn: number
  /** The next frame after that has been made; frames come every 16.7 ms, needed or not. */
  readonly frame: number
}

/**
 * Measures the time from a key in the search modal, by the time stamp of its event, to its results in the page and to
 * the frame with them: with the full text there, and in the first seconds, while it is loaded and indexed.
 * @param slowdown how much slower the processor is made for the page, 1 for not at all; workers stay as they are
 * @returns rows of a table: where the time goes, then the slowest keys with the text typed
 */
export async function measureKeystrokes(
  browser: Browser,
  origin: string,
  slowdown: number,
): Promise<Readonly<Record<string, object>>> {
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
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(RECORD_KEYS)
  await page.goto(`${origin}/docs`)
  await page.mouse.move(700, 500)
  await page.waitForSelector('html[data-started]')
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
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate('window.searchKeys.length = 0')
  for (const query of queries) {
    await input.fill('')
    await page.keyboard.type(query, { delay: BETWEEN_KEYS_MS })
  }
  const keys = await readKeys(page)
  await context.close()
  return keys
}

async function readKeys(page: Page): Promise<Key[]> {
  const keys: unknown = await page.evaluate('window.searchKeys')
  if (!Array.isArray(keys)) throw new Error('bench: found no record of keys in the page')
  return keys.filter(isKey)
}

/** Left out are keys that ask nothing, those that open the modal for example. */
function isKey(value: unknown): value is Key {
  return ['asked', 'answered', 'drawn', 'frame'].every(
    (name) => typeof Reflect.get(Object(value), name) === 'number',
  )
}

function rowsOf(name: string, keys: readonly Key[]): Record<string, object> {
  const slowest = [...keys].sort((a, b) => b.drawn - a.drawn).slice(0, SLOWEST_LISTED)
  const each = (time: (key: Key) => number) => spreadOf(keys.map(time))
  return {
    [`${name}: results in the page`]: each((key) => key.drawn),
    [`${name}: frame with them`]: each((key) => key.frame),
    [`${name}: key to engine`]: each((key) => key.asked),
    [`${name}: engine, there and back`]: each((key) => key.answered - key.asked),
    [`${name}: answer to page`]: each((key) => key.drawn - key.answered),
    ...Object.fromEntries(
      slowest.map(({ text, asked, answered, drawn }, place) => [
        `${name}: slowest ${place + 1}, "${text}"`,
        {
          slowest: rounded(drawn),
          asked: rounded(asked),
          engine: rounded(answered - asked),
          drawing: rounded(drawn - answered),
        },
      ]),
    ),
  }
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { median: at(0.5), p95: at(0.95), slowest: rounded(sorted.at(-1) ?? 0) }
}

function rounded(time: number): number {
  return Math.round(time * 10) / 10
}

/** A text, because compiled functions carry helpers that the page does not have. */
const RECORD_KEYS = `
  window.searchKeys = []
  {
    let key = null
    const note = (what) => { key[what] = performance.now() - key.start }
    const frames = new MessageChannel()
    frames.port1.onmessage = ({ data }) => {
      const drawn = window.searchKeys.find(({ start }) => start === data)
      if (drawn !== undefined) drawn.frame = performance.now() - data
    }
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
    addEventListener('input', ({ target }) => {
      if (key === null || key.text !== undefined) key = null
      else key.text = target.value
    }, true)
    new MutationObserver((changes) => {
      if (key === null || key.answered === undefined) return
      // Loading the code of the first hit changes the document too.
      const isOfModal = ({ target }) => target.parentElement?.closest('dialog')
      if (!changes.some(isOfModal)) return
      note('drawn')
      const { start } = key
      // After the frame that begins with the callback.
      requestAnimationFrame(() => frames.port2.postMessage(start))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }`
