import { expect, test } from './site-test'

test('the release notes on a phone can be filtered and compared', async ({ page, notes }) => {
  await test.step('a heading that a link leads to is not under the sentence of the comparison', async () => {
    await notes.openNotes('#known-issues')
    const heading = notes.heading('Known issues and limits')
    await expect(heading).toBeInViewport({ ratio: 1 })
    const bar = await notes.to.boundingBox()
    const place = await heading.boundingBox()
    if (bar === null || place === null) throw new Error('the sentence or the heading is hidden')
    expect(place.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  })

  await test.step('the newest release is in the first screen, the filter closed', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(notes.heading('Release 5.5')).toBeInViewport()
    await expect(notes.text).toBeHidden()
    await expect(notes.filter).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the filter opens, and closes without losing its choice', async () => {
    await notes.filter.tap()
    await notes.type.selectOption('Removed')
    await expect(notes.count).toHaveText(/^\d+ of \d+ entries$/)
    const count = (await notes.count.textContent()) ?? ''
    await notes.filter.tap()
    await expect(notes.type).toBeHidden()
    await expect(notes.count).toHaveText(count)
    await expect(page).toHaveURL(/\?type=removed$/)
    await page.goBack()
    await expect(notes.count).toHaveText(/^\d+ entries$/)
  })

  await test.step('the sentence of a comparison stays in view, and changes it from there', async () => {
    await notes.from.selectOption('4.8')
    await notes.comparisonItems.last().scrollIntoViewIfNeeded()
    await expect(notes.from).toBeInViewport({ ratio: 1 })
    await notes.from.selectOption('5.2')
    await expect(notes.heading('From 5.2 to 5.5')).toHaveCount(1)
    await expect(page).toHaveURL(/from=5\.2&to=5\.5$/)
  })
})
