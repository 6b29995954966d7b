import { FTC_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('§2 the clean path keeps the hash, and its heading is in view', async ({ page }) => {
  await page.goto(`${FTC_LANDING}.html?from=mail#create-cluster`)
  await expect(page).toHaveURL(`${FTC_LANDING}?from=mail#create-cluster`)
  await expect(page.getByRole('heading', { name: 'Create the LKE cluster' })).toBeInViewport()
})
