import { whenInteractive } from './interactive'
import { LONGEST_GUIDE, lastStep, topOf } from './long-guide'
import { expect, test } from './site-test'

test('on a phone, links to the end of a long guide work, on the page and from elsewhere', async ({
  page,
  docs,
}) => {
  await docs.open(LONGEST_GUIDE)
  const heading = lastStep(page)
  await docs.toc.summary.tap()
  await docs.toc.link((await heading.textContent()) ?? '').tap()
  await expect(heading).toBeFocused()
  const top = await topOf(heading)
  expect(top).toBeGreaterThan(0)
  const url = page.url()
  await page.goto('about:blank')
  await docs.open(new URL(url).pathname + new URL(url).hash)
  await expect.poll(() => topOf(heading)).toBe(top)
})

test('on a phone, a reload far down a long guide keeps the position', async ({ page, docs }) => {
  await docs.open(LONGEST_GUIDE)
  const heading = lastStep(page)
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  const top = await topOf(heading)
  await page.reload()
  await whenInteractive(page)
  // Text may wrap differently after the reload, because the typeface is cached by then.
  await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThan(60)
})

test('on a phone, all text of a long guide can be selected and copied', async ({ page, docs }) => {
  await docs.open(LONGEST_GUIDE)
  const last = (await lastStep(page).textContent()) ?? ''
  await page.keyboard.press('Control+a')
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(last)
})
