import { whenInteractive } from './interactive'
import { isLaidOut, LONGEST_GUIDE, openGuide, shownText, topOf } from './late-layout'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('issue 7 on a phone the end of a long guide is laid out when the reader comes near', async ({
  page,
}) => {
  const heading = await openGuide(page)
  expect(await isLaidOut(heading)).toBe(false)
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  await expect.poll(() => isLaidOut(heading)).toBe(true)
})

test('issue 7 on a phone the end of a long guide is laid out when a key may lead there', async ({
  page,
}) => {
  const heading = await openGuide(page)
  expect(await isLaidOut(heading)).toBe(false)
  for (const key of ['ArrowDown', 'Tab']) {
    await page.keyboard.press(key)
    expect(await isLaidOut(heading)).toBe(false)
  }
  await page.keyboard.press('End')
  expect(await isLaidOut(heading)).toBe(true)
})

test('issue 16 on a phone all text of a long guide is there for whatever reads the page', async ({
  page,
}) => {
  await new DocsPage(page).open(LONGEST_GUIDE)
  const [last = ''] = (await page.locator('.step h3').allTextContents()).slice(-1)
  await expect.poll(() => shownText(page)).toContain(last)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('C10 on a phone a link to the end of a long guide leads there, from the page and from outside', async ({
  page,
}) => {
  const docs = new DocsPage(page)
  const heading = await openGuide(page)
  await docs.toc.summary.tap()
  await docs.toc.link((await heading.textContent()) ?? '').tap()
  await expect(heading).toBeFocused()
  const top = await topOf(heading)
  expect(top).toBeGreaterThan(0)
  const address = page.url()
  await page.goto('about:blank')
  await docs.open(new URL(address).pathname + new URL(address).hash)
  await expect.poll(() => topOf(heading)).toBe(top)
})

test('C15 on a phone a reload far down a long guide keeps the place', async ({ page }) => {
  const heading = await openGuide(page)
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  const top = await topOf(heading)
  await page.reload()
  await whenInteractive(page)
  // Fractions of a pixel may be lost.
  await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThan(3)
})
