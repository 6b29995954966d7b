import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('issue 5, 4 without scripts there is no checklist, and the steps keep their numbers', async ({
  page,
  checklist,
}) => {
  await page.goto(STREAM_LANDING)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Create it' })).toBeVisible()
  await expect(checklist.boxes).toHaveCount(0)
  await expect(checklist.startOver).toHaveCount(0)
  await expect(page.getByText(/steps done/).filter({ visible: true })).toHaveCount(0)
})
