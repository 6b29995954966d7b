import type { Browser } from '@playwright/test'
import { withBrowser } from '../machine/open-browser'
import { startServer } from '../server/start-server'

/** CSS pixels. */
export const WIDTHS = [390, 1280] as const
/** Beyond it a page is cut off; browsers draw no pictures of any height. */
const MOST_HEIGHT = 8000

/** JPEG files as `data:` addresses, one for each width, by route. */
export type Pictures = ReadonlyMap<string, readonly string[]>

/** @param out folder of the exported site */
export async function picturePages(out: string, routes: readonly string[]): Promise<Pictures> {
  const server = await startServer({ root: out, port: 0 })
  try {
    return await withBrowser(async (browser) => {
      const pictures = new Map<string, string[]>()
      for (const route of routes) {
        const taken: string[] = []
        for (const width of WIDTHS)
          taken.push(await takePicture(browser, server.url + route, width))
        pictures.set(route, taken)
      }
      return pictures
    })
  } finally {
    await server.close()
  }
}

async function takePicture(browser: Browser, address: string, width: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'networkidle' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) }
  const picture = await page.screenshot({ type: 'jpeg', quality: 60, fullPage: true, clip })
  await page.close()
  return `data:image/jpeg;base64,${picture.toString('base64')}`
}
