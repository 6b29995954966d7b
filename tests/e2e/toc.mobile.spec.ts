import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenMotionEnds } from './interactive'
import { expect, test } from './site-test'

test('the bar of a guide lists its sections and names the current one', async ({ page, docs }) => {
  const { summary, list, current } = docs.toc

  await test.step('the bar’s list opens over the text, and closes on a choice, a key, or a tap outside', async () => {
    await docs.open(STREAM_LANDING)
    const lead = docs.main.getByRole('paragraph').filter({ hasText: 'At the end of this guide' })
    const before = await lead.boundingBox()
    await expect(summary).toContainText(/0\/\d+ steps done/)
    await summary.tap()
    await expect(list).toBeSeen({ inPart: true })
    expect(await lead.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(summary).toBeFocused()
    await summary.tap()
    await docs.title.tap()
    await expect(list).toBeHidden()
    await summary.tap()
    // The list moves with the navbar, which moves if Playwright has to scroll to the link.
    await docs.toc.link('Ports').scrollIntoViewIfNeeded()
    await whenMotionEnds(page)
    await docs.toc.link('Ports').tap()
    await expect(list).toBeHidden()
    await expect(docs.main.getByRole('heading', { name: 'Ports' })).toBeSeen()
  })

  await test.step('the list closes when focus leaves it, so it covers no tab stop', async () => {
    await summary.press('Enter')
    await list.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(list).toBeHidden()
  })

  await test.step('the bar stays under the navbar and names the section being read', async () => {
    const heading = docs.main.getByRole('heading', { name: 'Deploy Stream', exact: true })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(summary).toContainText('Deploy Stream')
    await expect(summary).toBeSeen()
    const bar = await summary.boundingBox()
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0),
    )
    // Playwright scrolls the page to find a bar that still moves.
    await whenMotionEnds(page)
    await summary.tap()
    await expect(current).toHaveText(['Deploy Stream'])
    await expect(current).toBeSeen()
  })
})
