import type { Locator, Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { heldRequests } from './held-requests'

export const INTRODUCTION = '/docs/Stream/API/Introduction'
export const DESCRIPTION = '/docs/Stream/API/Event_Description'
/** A URL without a page. */
export const NOWHERE = '/docs/Stream/API/Nowhere'

/** Matches the URL of a route's script. */
export const scriptOf = (route: string): RegExp =>
  new RegExp(`/_next/static/chunks/pages${route}-[0-9a-f]+\\.js`)

export const progressBar = (page: Page): Locator => page.locator('[data-bar]')
export const loader = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Loading page' })
export const errorBox = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: MESSAGES.retry })

/** Marks the document, to tell a change of page from a full load. */
export const markDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.has(window, 'isSameDocument'))

/** Adds a link to the top of the page's content. */
export async function addLink(page: Page, href: string, text: string): Promise<void> {
  await page.evaluate(
    (given) => {
      const link = document.createElement('a')
      link.href = given.href
      link.textContent = given.text
      document.querySelector('main')?.prepend(link)
    },
    { href, text },
  )
}

/** Makes requests for a route's script and for its document fail from now on. */
export async function makeUnreachable(page: Page, route: string): Promise<void> {
  await page.route(scriptOf(route), (request) => request.abort())
  await page.route(`**${route}`, (request) => request.abort())
}

/** Delays the script of a route until the returned function is called. */
export async function holdScript(page: Page, route: string): Promise<() => void> {
  const { hold, release } = heldRequests()
  await page.route(scriptOf(route), hold)
  return release
}
