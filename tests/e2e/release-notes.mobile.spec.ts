import { expect, test } from './site-test'

test('the release notes on a phone can be filtered', async ({ page, notes }) => {
  await test.step('a heading that a link leads to is not under the range of releases', async () => {
    await notes.openNotes('#known-issues')
    const heading = notes.heading('Known issues and limits')
    await expect(heading).toBeInViewport({ ratio: 1 })
    const bar = await notes.to.boundingBox()
    const place = await heading.boundingBox()
    if (bar === null || place === null) throw new Error('the range or the heading is hidden')
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

  await test.step('the range of releases stays in view, and changes from there', async () => {
    await notes.from.selectOption('4.8')
    await notes.heading('Release 5.0').scrollIntoViewIfNeeded()
    await expect(notes.from).toBeInViewport({ ratio: 1 })
    await notes.from.selectOption('5.2')
    await expect(notes.heading('Release 5.0')).toBeHidden()
    await expect(page).toHaveURL(/from=5\.2&to=5\.5$/)
  })
})
