import { whenInteractive } from './interactive'
import { LONGEST_GUIDE, lastStep, topOf } from './long-guide'
import { expect, test } from './site-test'

test('on a phone, the end of a long guide can be linked, survives a reload, and can be copied', async ({
  page,
  docs,
}) => {
  await docs.open(`${LONGEST_GUIDE}#watch-the-job`)
  const heading = lastStep(page)
  await expect(heading).toBeInViewport()
  const last = (await heading.textContent()) ?? ''
  for (const name of ['Before you start', last]) {
    await docs.toc.summary.tap()
    await docs.toc.link(name).tap()
    await expect(docs.main.getByRole('heading', { name, exact: true })).toBeFocused()
  }
  const top = await topOf(heading)
  expect(top).toBeGreaterThan(0)

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
