import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenMotionEnds } from './interactive'
import { expect, test } from './site-test'

test('the bar of a guide lists its sections and names the current one', async ({ page, docs }) => {
  await test.step('the bar’s list opens over the text, and closes on a choice, a key, or a tap outside', async () => {
    await docs.open(STREAM_LANDING)
    const lead = docs.main.getByRole('paragraph').filter({ hasText: 'At the end of this guide' })
    const before = await lead.boundingBox()
    await expect(docs.toc.summary).toContainText(/0 of \d+ steps done/)
    await docs.toc.summary.tap()
    await expect(docs.toc.list).toBeVisible()
    expect(await lead.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(docs.toc.list).toBeHidden()
    await expect(docs.toc.summary).toBeFocused()
    await docs.toc.summary.tap()
    await docs.title.tap()
    await expect(docs.toc.list).toBeHidden()
    await docs.toc.summary.tap()
    // The list moves with the navbar, which moves if Playwright has to scroll to the link.
    await docs.toc.link('Ports').scrollIntoViewIfNeeded()
    await whenMotionEnds(page)
    await docs.toc.link('Ports').tap()
    await expect(docs.toc.list).toBeHidden()
    await expect(page).toHaveURL(`${STREAM_LANDING}#ports`)
    await expect(docs.main.getByRole('heading', { name: 'Ports' })).toBeInViewport()
  })

  await test.step('the list closes when focus leaves it, so it covers no tab stop', async () => {
    await docs.toc.summary.press('Enter')
    await docs.toc.list.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(docs.toc.list).toBeHidden()
    await expect(docs.main.locator(':focus')).toBeInViewport()
  })

  await test.step('back to top covers no content', async () => {
    await page.evaluate(() => window.scrollTo(0, 3000))
    await expect(docs.backToTop).not.toBeInViewport()
    await docs.footer.scrollIntoViewIfNeeded()
    await docs.backToTop.scrollIntoViewIfNeeded()
    await docs.backToTop.tap()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('the bar stays under the navbar and names the section being read', async () => {
    await expect(docs.toc.summary).toContainText('On this page')
    const first = docs.main.getByRole('heading', { level: 2 }).first()
    await first.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(docs.toc.summary).toContainText((await first.textContent()) ?? '')
    const heading = docs.main.getByRole('heading', { name: 'Deploy Stream', exact: true })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(docs.toc.summary).toContainText('Deploy Stream')
    await expect(docs.toc.summary).toBeInViewport({ ratio: 1 })
    const bar = await docs.toc.summary.boundingBox()
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0),
    )
    await docs.toc.summary.tap()
    await expect(docs.toc.current).toHaveText(['Deploy Stream'])
    await expect(docs.toc.current).toBeInViewport()
  })
})
