import { FTC_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('§2 the clean path keeps the hash, and the heading it names shows', async ({ page }) => {
  await page.goto(`${FTC_LANDING}.html?from=mail#create-cluster`)
  await expect(page).toHaveURL(`${FTC_LANDING}?from=mail#create-cluster`)
  await expect(page.getByRole('heading', { name: 'Create the LKE cluster' })).toBeInViewport()
})

test('slashes too many become the clean path', async ({ page, baseURL, docs }) => {
  for (const wrong of ['/docs/FTC/', '//docs//FTC', '/docs//FTC/index.html']) {
    await page.goto(`${baseURL}${wrong}`)
    await expect(page).toHaveURL('/docs/FTC')
    await expect(docs.title).toHaveText('FTC documentation')
  }
})
