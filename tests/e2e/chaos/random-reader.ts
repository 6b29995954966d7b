import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { readPlaceholders } from '../../../lib/content/values/placeholders'

/** Fields that accept and keep any text. */
const PLAIN_FIELDS = readdirSync('data/placeholders')
  .flatMap((file) => [...readPlaceholders('.', path.basename(file, '.yaml'))])
  .filter(([, { pattern, secret }]) => pattern === undefined && secret !== true)
  .map(([name]) => `#value-${name}`)
  .join()

/** Returns the next random number between 0 and 1. The numbers follow from a seed, so that a run can be repeated. */
export type Random = () => number

/** Random numbers from the generator Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Random numbers with a text as seed, independent of numbers drawn elsewhere. */
export function randomFor(text: string): Random {
  // The hash FNV-1a.
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return randomOf(hash)
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

/** Requests that can fail. */
const KINDS = {
  documents: /\/[^.]*$|\.html/,
  scripts: /\/_next\/static\/.*\.js$/,
  'chunks of the worker':
    /\/_next\/static\/chunks\/(?:search|\d+)\.[^/]*\.js|search-(?:index|titles)/,
  data: /\.(?:json|txt|md)(?:\?|$)/,
  'style sheets': /\.css/,
  everything: /./,
} as const

/** Ways in which a request can fail. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  abort: (route) => route.abort(),
  'status 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'status 503': (route) => route.fulfill({ status: 503, body: 'Unavailable' }),
  'a foreign page': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Hotel Wi-Fi</title><h1>Accept our terms</h1>',
    }),
  nothing: (route) => route.fulfill({ status: 200, body: '' }),
  'an answer 3 s late': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  },
}

export type BadNetwork = { readonly said: string; mend(): Promise<void> }

/**
 * Makes a random share of one kind of request fail in one way, until `mend` is called. The seed determines the kind,
 * the share, and the way. The seed, a request's path, and how often that path was requested determine whether the
 * request fails, because the order of requests varies from run to run.
 */
export async function spoilNetwork(context: BrowserContext, seed: number): Promise<BadNetwork> {
  const random = randomFor(`${seed} network`)
  const [kind, urls] = pick(random, Object.entries(KINDS))
  const [fault, spoil] = pick(random, Object.entries(FAULTS))
  const share = 0.2 + 0.8 * random()
  let isBad = true
  const requestCounts = new Map<string, number>()
  await context.route(urls, async (route) => {
    const { pathname } = new URL(route.request().url())
    const requestCount = (requestCounts.get(pathname) ?? 0) + 1
    requestCounts.set(pathname, requestCount)
    const isSpoiled = isBad && randomFor(`${seed} ${pathname} ${requestCount}`)() < share
    // A request of a closed page can no longer be fulfilled.
    const done = isSpoiled ? spoil(route) : route.continue()
    await done.catch(() => undefined)
  })
  return {
    said: `${Math.round(share * 100)} % of ${kind}: ${fault}`,
    mend: async () => {
      isBad = false
    },
  }
}

export type ReaderState = {
  /** The last typed value that the site can store. */
  typed: { route: string; id: string; text: string } | null
  /** Log of all actions, to repeat the run. */
  readonly said: string[]
}
type Action = (page: Page, random: Random, state: ReaderState) => Promise<void>

/** How long the reader waits for an element that may be missing. */
const PATIENCE_MS = 1500

const patient = { timeout: PATIENCE_MS } as const

/** Actions of the reader. An action does nothing on a page without the element that it needs. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  'follows a link': async (page, random, state) => {
    // Leave out links to Markdown files, which are plain text without links.
    const links = page.locator(':is(main, aside) a[href^="/docs"]:not([href$=".md"]):visible')
    await clickOne(page, links, random, state)
  },
  'follows a link of the navbar': (page, random, state) =>
    clickOne(page, page.locator('header a[href^="/"]:visible'), random, state),
  'searches and takes a hit': async (page, random, state) => {
    const opener = pick(random, ['Control+k', '/'])
    const query = pick(random, ['AddEvent', 'helm', 'ports', 'license', 'logo'])
    const keys = [pick(random, ['Enter', 'ArrowDown', 'Escape']), pick(random, ['Enter', 'Escape'])]
    state.said.push(`  ${opener}, "${query}", ${keys.join(', ')}`)
    await page.keyboard.press(opener)
    await page.keyboard.type(query)
    for (const key of keys) await page.keyboard.press(key)
  },
  'goes back': async (page) => {
    // Do not return to the blank page at the start of a test.
    const index = await page.evaluate(() => window.navigation.currentEntry?.index ?? 0)
    if (index > 0) await page.goBack(patient)
  },
  'goes forward': async (page) => void (await page.goForward(patient)),
  'changes the color mode': (page) =>
    page
      .getByRole('button', { name: /dark|light/i })
      .first()
      .click(patient),
  'opens or closes a section': (page, random, state) =>
    clickOne(page, page.locator('aside button[aria-expanded]:visible'), random, state),
  'types a value': async (page, random, state) => {
    const fields = page.locator(`main .values :is(${PLAIN_FIELDS}):visible`)
    const count = await fields.count()
    if (count === 0) return
    const field = fields.nth(Math.floor(random() * count))
    const text = `chaos-${Math.floor(random() * 1e6)}`
    const id = await field.evaluate((input) => input.id)
    state.typed = null
    state.said.push(`  ${id}: "${text}"`)
    await field.fill(text, patient)
    // Before hydration, no command shows the value, so the reader does not expect it to be kept.
    const shown = page.locator('main var', { hasText: text }).first()
    await shown.waitFor({ state: 'attached', ...patient })
    state.typed = { route: new URL(page.url()).pathname, id, text }
  },
  'chooses a tab': (page, random, state) =>
    clickOne(
      page,
      page.locator('main .tabs label:visible, main [role="tab"]:visible'),
      random,
      state,
    ),
  'turns the phone': async (page, random, state) => {
    const size = pick(random, [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ])
    state.said.push(`  ${size.width} × ${size.height}`)
    await page.setViewportSize(size)
  },
  scrolls: async (page, random, state) => {
    const share = random()
    state.said.push(`  to ${Math.round(share * 100)} %`)
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share)
  },
}

async function clickOne(
  page: Page,
  choices: Locator,
  random: Random,
  { said }: ReaderState,
): Promise<void> {
  const count = await choices.count()
  if (count === 0) return
  const chosen = choices.nth(Math.floor(random() * count))
  const name = await chosen.evaluate(
    (element) =>
      element.getAttribute('href') ?? element.ariaLabel ?? element.textContent?.trim() ?? '',
    undefined,
    patient,
  )
  said.push(`  ${name}`)
  await chosen.click(patient)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}
