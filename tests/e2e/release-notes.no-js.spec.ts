import { expect, test } from '@playwright/test'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'

test('release notes without scripts', async ({ page }) => {
  await test.step('the release notes are complete without scripts, and have no controls', async () => {
    await page.goto(`${RELEASE_NOTES_ROUTE}?from=5.3&to=5.5`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: /^Release \d/ })).toHaveCount(14)
    await expect(main.getByText('A Gmail account for email')).toBeVisible()
    await expect(main.getByRole('table').first()).toBeVisible()
    await expect(main.getByRole('search')).toHaveCount(0)
    await expect(main.getByRole('combobox')).toHaveCount(0)
  })

  await test.step('without scripts no room is kept for the controls', async () => {
    await page.goto(RELEASE_NOTES_ROUTE)
    const above = await page.getByText('Before you upgrade, read').boundingBox()
    const below = await page.getByRole('heading', { name: 'Releases' }).boundingBox()
    if (above === null || below === null) throw new Error('the text or the heading does not show')
    expect(below.y - above.y - above.height).toBeLessThan(150)
  })

  await test.step('an entry is found by its URL without scripts', async () => {
    await page.goto(`${RELEASE_NOTES_ROUTE}#v5-2-trusted-executables`)
    await expect(page.getByText('only if it trusts them')).toBeInViewport()
  })
})
