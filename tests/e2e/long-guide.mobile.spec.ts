import { whenInteractive } from './interactive'
import { LONGEST_GUIDE, lastStep, topOf } from './long-guide'
import { expect, test } from './site-test'

test('on a phone, the end of a long guide can be linked, survives a reload, and can be copied', async ({
  page,
  docs,
}) => {
  await docs.open(LONGEST_GUIDE)
  const heading = lastStep(page)
  const last = (await heading.textContent()) ?? ''
  await docs.toc.summary.tap()
  await docs.toc.link(last).tap()
  await expect(heading).toBeFocused()
  const top = await topOf(heading)
  expect(top).toBeGreaterThan(0)
  const url = page.url()
  await page.goto('about:blank')
  await docs.open(new URL(url).pathname + new URL(url).hash)
  await expect.poll(() => topOf(heading)).toBe(top)

  await page.mouse.wheel(0, -200)
  await expect.poll(() => topOf(heading)).toBeGreaterThan(top)
  const scrolled = await topOf(heading)
  await page.reload()
  await whenInteractive(page)
  // Text may wrap differently after the reload, because the typeface is cached by then.
  await expect.poll(async () => Math.abs((await topOf(heading)) - scrolled)).toBeLessThan(60)
  await page.keyboard.press('Control+a')
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(last)
})
