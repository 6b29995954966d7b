import { LONGEST_GUIDE } from '../fixtures/page-kinds'
import { whenInteractive } from './interactive'
import { expect, expectSoon, test } from './site-test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the end of a long guide can be linked, reloaded, and copied', async ({ page, docs }) => {
  await docs.open(`${LONGEST_GUIDE}#watch-the-job`)
  const heading = docs.main.locator('.steps').last().locator('.step').last().locator('h3')
  const topOfHeading = async () => Math.round((await heading.boundingBox())?.y ?? 0)
  await expect(heading).toBeSeen()
  const last = (await heading.textContent()) ?? ''
  for (const name of ['Before you start', last]) {
    await docs.toc.summary.tap()
    await docs.toc.link(name).tap()
    await expect(docs.main.getByRole('heading', { name, exact: true })).toBeFocused()
  }
  const top = await topOfHeading()
  await page.mouse.wheel(0, -200)
  await expectSoon(topOfHeading).toBeGreaterThan(top)
  const scrolled = await topOfHeading()
  await page.reload()
  await whenInteractive(page)
  // Text may wrap differently after the reload, because the typeface is cached by then.
  await expectSoon(async () => Math.abs((await topOfHeading()) - scrolled)).toBeLessThan(60)

  const labels = await docs.main.locator('button, label, .steps-progress').allInnerTexts()
  expect(labels.length).toBeGreaterThan(40)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(last)
  expect(copied.split('\n').filter((line) => line !== '' && labels.includes(line))).toEqual([])
})
