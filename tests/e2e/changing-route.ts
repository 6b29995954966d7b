import type { Locator, Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'

export const INTRODUCTION = '/docs/Stream/API/Introduction'
export const DESCRIPTION = '/docs/Stream/API/Event_Description'
/** Matches the URL of a route's script. */
export const scriptOf = (route: string): RegExp =>
  new RegExp(`/_next/static/chunks/pages${route}-[0-9a-f]+\\.js`)

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
