import { INTRODUCTION, isMarked, markDocument } from './changing-route'
import { expect, test } from './site-test'

test.use({
  viewport: { width: 800, height: 900 },
  // The second message is Chromium's warning about a preloaded script that waits for a retried one.
  expectedMessages: [/status of 503|preloaded using link preload but not used/],
})

test('§2 after scripts failed, the first key opens search, and a movement hydrates the page', async ({
  page,
  docs,
  modal,
}) => {
  // The page's own script loads before these two.
  const file = /chunks\/(?:main|pages\/_app)-/
  await page.route(file, (route) => route.fulfill({ status: 503 }), { times: 3 })
  await page.goto(INTRODUCTION)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-scripts-failed')
  await page.keyboard.press('/')
  await expect(modal.input).toBeFocused()
  await page.keyboard.type('ports')
  // The page ignores a movement until it has noticed the failure, so repeat the movement.
  await expect(async () => {
    await page.mouse.move(400, 400)
    await page.mouse.move(400, 500)
    await expect(root).toHaveAttribute('data-started', { timeout: 500 })
  }).toPass()
  await expect(modal.options.first()).toBeVisible()
  await expect(modal.input).toHaveValue('ports')
  await page.keyboard.press('Escape')
  await markDocument(page)
  await docs.navbar.menuButton.click()
  await expect(docs.mobileSidebar.dialog).toBeVisible()
  await docs.follow(docs.mobileSidebar.sidebar.link('Event description'), 'Event description')
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  expect(await isMarked(page)).toBe(true)
})
