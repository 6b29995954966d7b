import type { Page } from '@playwright/test'
import { INTRODUCTION, isMarked, markDocument } from './changing-route'
import { expect, test } from './site-test'

test.use({
  viewport: { width: 800, height: 900 },
  // The second message is Chromium's warning about a preloaded script that waits for a retried one.
  expectedMessages: [/status of 503|preloaded using link preload but not used/],
})

const SIGNS = {
  'a movement': (page: Page) => page.mouse.move(400, 400).then(() => page.mouse.move(400, 500)),
  // Scroll back up, so that the navbar is visible.
  'a scroll': (page: Page) => page.mouse.wheel(0, 300).then(() => page.mouse.wheel(0, -300)),
} as const

for (const [name, file, sign, times] of [
  ["frame's script", '**/chunks/pages/_app-*.js', 'a scroll', 1],
  ["page's own script", '**/chunks/pages/docs/**/*.js', 'a movement', 1],
  // In this case, the page's own script loads before the other two.
  ["router's script twice, and the frame's", /chunks\/(?:main|pages\/_app)-/, 'a movement', 3],
] as const)
  test(`§2 after the ${name} failed once, ${sign} hydrates the page`, async ({ page, docs }) => {
    await page.route(file, (route) => route.fulfill({ status: 503 }), { times })
    const failure = page.waitForResponse((response) => response.status() === 503)
    await page.goto(INTRODUCTION)
    await failure
    // The page can notice the failure after the test does, and ignores an earlier sign, so repeat the sign.
    await expect(async () => {
      await SIGNS[sign](page)
      await expect(page.locator('html')).toHaveAttribute('data-started', { timeout: 500 })
    }).toPass()
    await markDocument(page)
    await docs.navbar.menuButton.click()
    await expect(docs.mobileSidebar.dialog).toBeVisible()
    await docs.mobileSidebar.sidebar.link('Event description').click()
    await expect(docs.title).toHaveText('Event description')
    await expect(docs.mobileSidebar.dialog).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })
