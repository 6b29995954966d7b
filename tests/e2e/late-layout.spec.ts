import { whenInteractive } from './interactive'
import { isLaidOut, LONGEST_GUIDE, openGuide, shownText, topOf } from './late-layout'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('issue 15, 3 the end of a long guide is laid out when the reader comes near', async ({
  page,
}) => {
  const heading = await openGuide(page)
  expect(await isLaidOut(heading)).toBe(false)
  await heading.scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(heading)).toBe(true)
})

test('issue 15, 3 all text of a long guide is there for whatever reads the page', async ({
  page,
}) => {
  await new DocsPage(page).open(LONGEST_GUIDE)
  const [last = ''] = (await page.locator('.step h3').allTextContents()).slice(-1)
  await expect.poll(() => shownText(page)).toContain(last)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('issue 15, 3 the contents lead to the end of a long guide, and a reload stays there', async ({
  page,
}) => {
  const docs = new DocsPage(page)
  const heading = await openGuide(page)
  await docs.toc.link((await heading.textContent()) ?? '').click()
  await expect(heading).toBeFocused()
  const top = await topOf(heading)
  expect(top).toBeGreaterThan(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => topOf(heading)).toBe(top - 300)
  await page.reload()
  await whenInteractive(page)
  // Fractions of a pixel may be lost.
  await expect.poll(async () => Math.abs((await topOf(heading)) - top + 300)).toBeLessThan(3)
})
