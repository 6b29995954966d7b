import { whenInteractive } from './interactive'
import { isLaidOut, LONGEST_GUIDE, openGuide, shownText, topOf } from './late-layout'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

/** Links of a guide that Tab goes through. */
const LINKS = 10

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

test('issue 15, 3 Tab begins at the top of a long guide and goes on through what is not laid out yet', async ({
  page,
}) => {
  await openGuide(page)
  const links = page.locator('.prose a[href]')
  const focused = page.locator(':focus')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Skip to main content')
  const shown = await Promise.all((await links.all()).map(isLaidOut))
  const first = shown.indexOf(false)
  expect(first).toBeGreaterThan(0)
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await links.nth(first - 1).focus()
  const reached: (string | null)[] = []
  while (reached.length < LINKS) {
    const href = await focused.getAttribute('href')
    if (href !== null) reached.push(href)
    await expect(focused).toBeInViewport()
    await page.keyboard.press('Tab')
  }
  expect(reached).toEqual(hrefs.slice(first - 1, first - 1 + LINKS))
})
